"""Reads PNG pictures as `lozenge print` writes them: 8 bits, RGB or RGBA, not interlaced."""

import struct
import zlib


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def read_png(data):
    """Width, height, and the rows as bytes of grey."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, width, height, channels = 8, b"", 0, 0, 3
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        at += 12 + size
        if kind == b"IHDR":
            width, height, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert depth == 8 and colours in (2, 6) and not interlaced
            channels = 3 if colours == 2 else 4
        elif kind == b"IDAT":
            packed += body
    raw, stride = zlib.decompress(packed), width * channels
    rows, before = [], bytearray(stride)
    for y in range(height):
        kind = raw[y * (stride + 1)]
        line = bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for i in range(stride):
            left = line[i - channels] if i >= channels else 0
            corner = before[i - channels] if i >= channels else 0
            if kind == 1:
                line[i] = (line[i] + left) & 255
            elif kind == 2:
                line[i] = (line[i] + before[i]) & 255
            elif kind == 3:
                line[i] = (line[i] + (left + before[i]) // 2) & 255
            elif kind == 4:
                line[i] = (line[i] + paeth(left, before[i], corner)) & 255
        rows.append(bytes(sum(line[x : x + 3]) // 3 for x in range(0, stride, channels)))
        before = line
    return width, height, rows
