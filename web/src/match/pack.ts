// Text made short enough for a link, and back: deflated, in letters that an address can carry. What comes from a link may be
// anything; it is limited before and while it grows.

const mostPacked = 60_000;
const mostText = 400_000;

async function through(
  data: Uint8Array<ArrayBuffer>,
  stream: TransformStream,
  most: number,
): Promise<Uint8Array | null> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([data])
    .stream()
    .pipeThrough(stream)
    .getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Null where the text is too long for a link. */
export async function pack(text: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > mostText) return null;
  const packed = await through(bytes, new CompressionStream('deflate-raw'), mostPacked);
  if (!packed) return null;
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const link = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return link.length > mostPacked ? null : link;
}

/** Null where it is no packed text: cut off, changed, or far too long. */
export async function unpack(link: string): Promise<string | null> {
  if (link.length > mostPacked || !/^[\w-]+$/.test(link)) return null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'), mostText);
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}
