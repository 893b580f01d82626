// A static host of a test's own, whose files the test can change: a copy of the built app.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../build/web', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface Host {
  address: string;
  change(file: string, how: (text: string) => string): void;
  stop(): void;
}

export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'lozenge-web-'));
  cpSync(built, folder, { recursive: true });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = path.endsWith('/') ? `${path}index.html` : path;
    try {
      const body = readFileSync(join(folder, file));
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    change(file, how) {
      const path = join(folder, file);
      writeFileSync(path, how(readFileSync(path, 'utf8')));
    },
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
