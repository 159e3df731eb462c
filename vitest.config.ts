import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    allowOnly: false,
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,content,domain,scripts,seed,server}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/support/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: ['tests/support/site-setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
