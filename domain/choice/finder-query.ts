import { sizeOf } from '#domain/calculator/inputs.ts'
import { ANY, MOST_GAP, QUESTIONS, STEPS, valuesOf, type FinderAnswers, type Question } from './finder-questions.ts'

export type FinderProblem = 'unknown' | 'gap'

/** What the address of the finder says. */
export type FinderQuery = {
  /** As it was typed or chosen, `any` for skipped. */
  typed: Partial<Record<Question, string>>
  answers: FinderAnswers
  problems: Partial<Record<Question, FinderProblem>>
  /** The step that is asked next, by its place; null where the answer is shown. */
  step: number | null
}

/** Reads the address; a value that nobody offers is asked for again. */
export function readFinderQuery(search: URLSearchParams): FinderQuery {
  const typed: FinderQuery['typed'] = {}
  const answers: FinderAnswers = {}
  const problems: FinderQuery['problems'] = {}
  for (const question of QUESTIONS) {
    const value = search.get(question)?.trim() ?? ''
    if (value === '') continue
    typed[question] = value
    if (value === ANY && question !== 'job') continue
    if (question === 'gap') {
      const gap = sizeOf(value)
      if (!(gap <= MOST_GAP)) problems.gap = 'gap'
      else answers.gap = gap
    } else if (valuesOf(question)!.includes(value)) answers[question] = value
    else problems[question] = 'unknown'
  }
  const open = STEPS.findIndex(
    ([first, second]) => typed[first] === undefined || problems[first] || (second && problems[second]),
  )
  const isShown = search.get('show') === '1' && answers.job !== undefined && Object.keys(problems).length === 0
  return { typed, answers, problems, step: open === -1 || isShown ? null : open }
}

/** The address of the finder with these values. */
export function finderPath(typed: FinderQuery['typed'], more: Record<string, string> = {}): string {
  const values = QUESTIONS.flatMap((question) => (typed[question] ? [[question, typed[question]]] : []))
  const query = new URLSearchParams([...values, ...Object.entries(more)]).toString()
  return query ? `/finder?${query}` : '/finder'
}
