// @vitest-environment node
// Texts in links: there and back, and what others may put there.
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './pack';

describe('a packed text', () => {
  it.each(['', 'B:W21:B1', '[Event "Größe"]\n\n1. 11-15 *'])('is the same again: %j', async (text) => {
    expect(await unpack((await pack(text)) ?? '')).toBe(text);
  });
  it('is much shorter than a game', async () => {
    const game = Array.from({ length: 60 }, (_, i) => `${i + 1}. 11-15 23-19`).join(' ');
    expect((await pack(game))?.length).toBeLessThan(game.length / 2);
  });
  it('has only letters that an address can carry', async () => {
    expect(await pack('>>>???+++///~~~'.repeat(9))).toMatch(/^[\w-]+$/);
  });
  it.each(['', '!', 'AAAA', 'a b', '%00', 'x'.repeat(70_000)])(
    'is refused when it is none: %.20j',
    async (link) => {
      expect(await unpack(link)).toBeNull();
    },
  );
  it('is refused when it was cut off', async () => {
    const link = (await pack('a record of some length, which does not repeat itself')) ?? '';
    expect(await unpack(link.slice(0, -9))).toBeNull();
  });
  it('is refused when it would grow beyond all measure', async () => {
    const stream = new Blob(['0'.repeat(3_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const link = Buffer.from(bytes).toString('base64url');
    expect(link.length).toBeLessThan(60_000);
    expect(await unpack(link)).toBeNull();
    expect(await pack('0'.repeat(3_000_000))).toBeNull();
  });
});
