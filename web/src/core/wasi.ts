// The little of an operating system that the core's library asks for: a clock, and somewhere to complain to.

const done = 0;
const badDescriptor = 8;
const monotonic = 1;

/** What the core imports as `wasi_snapshot_preview1`. `memory` is asked for late: the instance makes it. */
export function makeWasi(
  memory: () => WebAssembly.Memory,
  complain: (text: string) => void,
): WebAssembly.ModuleImports {
  const words = () => new DataView(memory().buffer);
  return {
    clock_time_get(clock: number, _precision: bigint, out: number): number {
      const milliseconds = clock === monotonic ? performance.now() : Date.now();
      words().setBigUint64(out, BigInt(Math.round(milliseconds * 1e6)), true);
      return done;
    },
    fd_write(_descriptor: number, pieces: number, count: number, written: number): number {
      let size = 0;
      let text = '';
      for (let i = 0; i < count; ++i) {
        const data = words().getUint32(pieces + 8 * i, true);
        const length = words().getUint32(pieces + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, data, length));
        size += length;
      }
      complain(text);
      words().setUint32(written, size, true);
      return done;
    },
    fd_close: (): number => badDescriptor,
    fd_seek: (): number => badDescriptor,
    fd_fdstat_get: (): number => badDescriptor,
    proc_exit(status: number): never {
      throw new Error(`exit ${status}`);
    },
  };
}
