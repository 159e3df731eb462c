/** `FAULTS=long` asks for everything at full length; `npm test` asks for the same in a few seconds. */
export const LENGTH: 'short' | 'long' = process.env['FAULTS'] === 'long' ? 'long' : 'short'

export function byLength<T>(choice: { short: T; long: T }): T {
  return choice[LENGTH]
}
