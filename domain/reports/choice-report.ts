import type { Choice } from './daily-count.ts'

/** The columns of the report on choosing, by what adds up in each. */
const CHOICE_COLUMNS = {
  searches: ['search-found', 'search-closest', 'search-none'],
  closest_only: ['search-closest'],
  no_product: ['search-none'],
  chosen_first: ['result-1'],
  chosen_second: ['result-2-3'],
  chosen_later: ['result-later'],
  finder_starts: ['finder-start'],
  finder_answers: ['finder-found'],
  finder_none: ['finder-none'],
  calculator_results: ['calculator-result'],
  calculator_listed: ['calculator-list'],
  equivalents_asked: ['equivalents-found', 'equivalents-none'],
  equivalents_unknown: ['equivalents-none'],
} as const satisfies Record<string, readonly Choice[]>

export type ChoiceColumn = keyof typeof CHOICE_COLUMNS
export type ChoiceCounts = Record<ChoiceColumn, number>
export type ChoiceDay = ChoiceCounts & { day: string }

export const choiceColumns = Object.keys(CHOICE_COLUMNS) as ChoiceColumn[]

export function toChoiceCounts(sums: Partial<Record<Choice, number>>): ChoiceCounts {
  const added = (column: ChoiceColumn) => CHOICE_COLUMNS[column].reduce((sum, choice) => sum + (sums[choice] ?? 0), 0)
  return Object.fromEntries(choiceColumns.map((column) => [column, added(column)])) as ChoiceCounts
}

export function totalOf(days: readonly ChoiceCounts[]): ChoiceCounts {
  const added = (column: ChoiceColumn) => days.reduce((sum, day) => sum + day[column], 0)
  return Object.fromEntries(choiceColumns.map((column) => [column, added(column)])) as ChoiceCounts
}
