import { productPath } from '#domain/site/paths.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { FinderExcluded, FinderMatch } from './find-products.ts'
import type { FinderQuery } from './finder-query.ts'
import { QUESTIONS, STEPS, valuesOf, type FinderAnswers, type Question } from './finder-questions.ts'

/** What the finder says, as `content/pages/finder.ts` has it; the domain knows no words. */
export type FinderWords = {
  values: Readonly<Record<string, Readonly<Record<string, Localized>>>>
  millimetres: Localized
  unstated: Localized
  suits: Record<'both' | 'from' | 'to', Localized>
}

export type FinderOption = { value: string; label: string; isDeadEnd: boolean }

export type FinderStep = { place: number; fields: { question: Question; options: FinderOption[] | null }[] }

export type FinderResult = {
  matches: { id: string; name: string; path: string; reason: string; met: string[]; calculatorPath: string }[]
  excluded: { id: string; name: string; path: string; text: string }[]
}

type Answering = (answers: FinderAnswers) => { matches: FinderMatch[]; excluded: FinderExcluded[] }

/** An answer in words. */
export function answerText(
  question: Question,
  answers: FinderAnswers,
  words: FinderWords,
  locale: Locale,
): string | null {
  const answer = answers[question]
  if (answer === undefined) return null
  if (typeof answer === 'number') return fillIn(words.millimetres[locale], { gap: String(answer) })
  const group = question === 'a' || question === 'b' ? 'surface' : question
  return words.values[group]?.[answer]?.[locale] ?? answer
}

/** The answers as a message to whoever can help: a line for each. */
export function finderMessage(
  answers: FinderAnswers,
  questions: Readonly<Record<Question, Localized>>,
  words: FinderWords,
  locale: Locale,
): string {
  return QUESTIONS.flatMap((question) => {
    const text = answerText(question, answers, words, locale)
    return text === null ? [] : [`${questions[question][locale]} ${text}`]
  }).join('\n')
}

/** The step that is asked, each option with whether anything would be left. */
export function toFinderStep(
  { answers, step }: FinderQuery,
  answering: Answering,
  words: FinderWords,
  locale: Locale,
): FinderStep | null {
  if (step === null) return null
  return {
    place: step,
    fields: STEPS[step]!.map((question) => ({
      question,
      options:
        valuesOf(question)?.map((value) => {
          const tried = { ...answers, [question]: value }
          return {
            value,
            label: answerText(question, tried, words, locale) ?? value,
            isDeadEnd: answering(tried).matches.length === 0,
          }
        }) ?? null,
    })),
  }
}

/** So many are answered. */
export const BEST = 3

export function toFinderResult(
  answers: FinderAnswers,
  { matches, excluded }: ReturnType<Answering>,
  words: FinderWords,
  locale: Locale,
): FinderResult {
  const named = ({ product }: FinderMatch | FinderExcluded) => ({
    id: product.id,
    name: product.name[locale] || product.name.en,
    path: productPath(product),
  })
  return {
    matches: matches
      .slice(0, BEST)
      .map((match) => ({
        ...named(match),
        reason: match.rule.reason[locale],
        met: QUESTIONS.filter((question) => match.met.includes(question)).flatMap(
          (question) => answerText(question, answers, words, locale) ?? [],
        ),
        calculatorPath: calculatorPath(match.product.id, answers),
      })),
    excluded: excluded.map((one) => ({ ...named(one), text: excludedText(one, answers, words, locale) })),
  }
}

/** The calculator with the width that was answered. */
function calculatorPath(id: string, { gap }: FinderAnswers): string {
  return `/calculator?${new URLSearchParams({ product: id, ...(gap && { w: String(gap) }) }).toString()}`
}

export function excludedText(
  { question, text, limits }: FinderExcluded,
  answers: FinderAnswers,
  words: FinderWords,
  locale: Locale,
): string {
  if (text) return text[locale]
  if (limits && (limits.from !== null || limits.to !== null)) {
    const which = limits.from === null ? 'to' : limits.to === null ? 'from' : 'both'
    return fillIn(words.suits[which][locale], { from: String(limits.from), to: String(limits.to) })
  }
  return fillIn(words.unstated[locale], { answer: answerText(question, answers, words, locale) ?? '' })
}
