// The tests in a real browser, against the built app.
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['LOZENGE_WEB_PORT'] ?? 4173);

export default defineConfig({
  testDir: './tests',
  outputDir: '../build/web-tests',
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 10_000,
    baseURL: `http://localhost:${port}/`,
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npm run build && npm run preview -- --port ${port} --strictPort`,
    port,
    reuseExistingServer: true,
    timeout: 180_000,
  },
});
