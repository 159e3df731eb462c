const LEVELS = ['check', 'test', 'long'] as const

/** How much is tested: `check` needs nothing but Node, `test` is what every change passes, `long` is everything. */
export type TestLevel = (typeof LEVELS)[number]

export const LEVEL = readLevel(process.env['TEST_LEVEL'] ?? 'test')

export function byLength<T>(choice: { short: T; long: T }): T {
  return LEVEL === 'long' ? choice.long : choice.short
}

function readLevel(name: string): TestLevel {
  const level = LEVELS.find((one) => one === name)
  if (level === undefined) throw new Error(`TEST_LEVEL is "${name}"; expected ${LEVELS.join(', ')}.`)
  return level
}
