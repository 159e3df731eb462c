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

/** Why something was not deleted. What was deleted answers with a redirect. */
export type DeleteAnswer =
  | { kind: 'failed'; message: string }
  /** A category with products: what becomes of them has to be said first. */
  | { kind: 'filled'; message: string; count: number }

/** Added to the address of a deletion page to ask only what links to the record. */
export const REFERRERS_ONLY = 'referrers'

type Loading<Data> = { request: Request; serverLoader: () => Promise<Data> }

/**
 * The `clientLoader` of a page that deletes. A dialog, which is the only one to be given null, asks without what leads to the
 * record where that cannot be had: a lost connection takes nothing from the list behind it.
 */
export function loadDeletion<Data>({ request, serverLoader }: Loading<Data>): Promise<Data> {
  const isForDialog = new URL(request.url).searchParams.has(REFERRERS_ONLY)
  return isForDialog ? serverLoader().catch(() => null as never) : serverLoader()
}
