import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { byLength, LEVEL } from './tests/support/test-level.ts'

const LONG = byLength({ short: ['**/*.long.test.*'], long: [] })
/** `npm run check` needs nothing but Node, on any machine. */
const OF_LINUX = LEVEL === 'check' ? ['**/*.linux.test.*'] : []

export default defineConfig({
  test: {
    allowOnly: false,
    restoreMocks: true,
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          // Each test builds its own world, so files may share a process: loading the modules anew took longest.
          isolate: false,
          // They wait for processes, disks and databases as much as they compute.
          maxWorkers: availableParallelism() + 1,
          // Pictures, password hashes and databases take long on a busy machine; what hangs still ends.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          globalSetup: ['tests/support/postgres.ts', 'tests/support/sqlite-template.ts'],
          include: ['{app,content,domain,scripts,seed,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,faults,pages}/**', ...LONG, ...OF_LINUX],
        },
      },
      {
        test: {
          name: 'pages',
          // They ask sites, and keep nothing of their own that another file would find.
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          exclude: LONG,
          globalSetup: ['tests/support/shared-site.ts', 'tests/support/sqlite-template.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: LONG,
          // A hundred kills take their time.
          testTimeout: byLength({ short: 300_000, long: 1_800_000 }),
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
