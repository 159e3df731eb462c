import type { DeletionWords } from '#content/admin/records/record-words.ts'
import type { Locale } from '#domain/text/locale.ts'

/** Something that is about to be deleted. */
export type Deletion = {
  /** The page that asks and deletes, where scripts do not run. */
  to: string
  question: string
  /** What will happen. */
  text: string
}

/** The address of the page that asks. It knows where to go back to, and where the question came from. */
export function deletionPath(to: string, next: string, from: 'list' | 'form'): string {
  return `${to}?${new URLSearchParams({ from, next })}`
}

/** The question of a kind of record, where it is asked. */
export function asked(words: DeletionWords, from: 'inList' | 'inForm', name: string, locale: Locale) {
  const question = words[from][locale]
  return { question: typeof question === 'string' ? question : question(name), text: words.text?.[locale](name) ?? '' }
}
