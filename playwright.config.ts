import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './scripts/test-run/machine.ts'
import { byLength } from './tests/support/test-level.ts'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  testIgnore: byLength({ short: ['**/*.long.test.ts'], long: [] }),
  grepInvert: byLength({ short: [/@long\b/], long: [] }),
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/shared-site.ts',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // They wait for pages as much as they compute.
  workers: 2 * availableParallelism(),
  // Enough for a busy machine, where a step takes six times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: testBrowserPath() ?? 'chromium',
      // Chromium's sandbox refuses to run as root, as containers do.
      chromiumSandbox: process.getuid?.() !== 0,
      args: QUIET,
      // Without it the browser gives no file a name in Arabic.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // Recording every frame and every step took a quarter of the processor: `--trace on` does so for one test.
    screenshot: 'only-on-failure',
  },
})
