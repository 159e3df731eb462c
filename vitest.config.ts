import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { byLength, LEVEL } from './tests/support/test-level.ts'

const LONG = byLength({ short: ['**/*.long.test.*'], long: [] })
/** `npm run check` needs nothing but Node, on any machine, and does not read again what was printed. */
const NOT_IN_CHECK = LEVEL === 'check' ? ['**/*.linux.test.*', 'server/print/manuscripts/reading.test.ts'] : []

/** Each test builds its own world, so files may share a process: loading the modules anew took longest. */
const SHARED = {
  isolate: false,
  setupFiles: 'tests/support/quick-passwords.ts',
  // Short-lived objects are cleared up less often: a tenth of the time.
  execArgv: ['--max-semi-space-size=64'],
  // They wait for processes, disks and databases as much as they compute.
  maxWorkers: availableParallelism() + 1,
  // Pictures, password hashes and databases take long on a busy machine; what hangs still ends.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}
/** Node loads the files as it loads those of the site: Vite would take half of the time. */
const BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

export default defineConfig({
  test: {
    allowOnly: false,
    restoreMocks: true,
    maxWorkers: availableParallelism(),
    // A busy machine takes its time to end processes, too.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          ...SHARED,
          ...BY_NODE,
          globalSetup: ['tests/support/postgres.ts', 'tests/support/sqlite-template.ts'],
          include: ['{content,domain,scripts,seed,server,tests}/**/*.test.ts'],
          exclude: ['tests/{e2e,faults,pages}/**', ...LONG, ...NOT_IN_CHECK],
        },
      },
      {
        test: {
          // What loads JSX, which Node does not read.
          name: 'components',
          ...SHARED,
          globalSetup: 'tests/support/sqlite-template.ts',
          include: ['app/**/*.test.ts', '{app,tests}/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'pages',
          ...BY_NODE,
          // They ask sites, and keep nothing of their own that another file would find.
          isolate: false,
          include: ['tests/pages/**/*.test.ts'],
          exclude: LONG,
          globalSetup: ['tests/support/shared-site.ts', 'tests/support/sqlite-template.ts'],
          // On a machine that does much else at the time everything takes long; what hangs still ends.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'faults',
          ...BY_NODE,
          // Each kills sites and servers of its own, so files share a process and what that has loaded.
          isolate: false,
          include: ['tests/faults/**/*.test.ts'],
          exclude: LONG,
          // A hundred kills take their time.
          testTimeout: byLength({ short: 600_000, long: 1_800_000 }),
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
