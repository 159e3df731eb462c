import { MOST_LENGTH } from '#domain/records/form-fields.ts'

/** Details with what was skipped behind them, where there is room for it. */
export function withSkipped(details: string, said: string): string {
  const all = [details, said].filter((part) => part !== '').join('\n\n')
  return all.length > MOST_LENGTH.text ? details : all
}
