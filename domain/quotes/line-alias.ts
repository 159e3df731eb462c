import type { FormFields } from '#domain/fields/form-values.ts'
import { recordForm, type RecordProblems } from '#domain/fields/record-form.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { isPersonal } from './reading/not-items.ts'

/** A wording of customers, and the pack that it means. */
export type LineAlias = {
  id: string
  text: string
  stockCode: string
  /** Who taught it. */
  madeBy: string
  /** How often lines were understood by it. */
  used: number
  version: number
  updatedAt: string
}

export const ALIAS_LIMITS = { text: 200, code: 200, all: 20_000 } as const

/** What wordings are compared by; '' where there is no word to remember. */
export function aliasKey(text: string): string {
  const words = searchWords(text.slice(0, ALIAS_LIMITS.text)).map(({ folded }) => folded)
  return words.some((word) => /\p{L}{2}/u.test(word)) ? words.join(' ') : ''
}

/** Whether a wording may be remembered: it says a thing, and no telephone or address. */
export function isMemorable(text: string): boolean {
  return text.length <= ALIAS_LIMITS.text && aliasKey(text) !== '' && !isPersonal(text)
}

export function readAliasForm(fields: FormFields): { text: string; stockCode: string; problems: RecordProblems } {
  const form = recordForm(fields, { isNew: true })
  const text = form.line('text', { required: true, most: ALIAS_LIMITS.text }) ?? ''
  const stockCode = form.line('stock_code', { required: true, most: ALIAS_LIMITS.code }) ?? ''
  return { text, stockCode, problems: form.problems }
}
