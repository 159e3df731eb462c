import { requestLineWords } from '#content/pages/quote.ts'
import type { AnswerScene } from '#domain/messages/answer-draft.ts'
import { followUpWords } from './follow-up.ts'

/** How lists and amounts are written into answers. */
export const answerFactWords: AnswerScene['words'] = {
  ...requestLineWords,
  money: (amount, locale) => followUpWords.customer.money[locale](amount),
}
