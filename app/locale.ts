import { createContext, use } from 'react'
import { labels } from '#content/labels.ts'
import { inLanguage, type InLanguage, type Locale } from '#domain/text/locale.ts'
import { onceInLanguage } from '#domain/text/once-in-language.ts'

/** The language of the page, found out once: the path decides, or in the staff area what its member has chosen. */
export const PageLocale = createContext<Locale>('ar')

/** The language that a page of the staff area was served in: the one to speak where not even its frame could be loaded. */
export const ServedLocale = createContext<Locale | null>(null)

/** The language of the page. */
export function useLocale(): Locale {
  return use(PageLocale)
}

/** Content never changes, and the server shows the same words again in every page. */
const wordsIn = onceInLanguage<object, object>(inLanguage)

/** Content in the page's language: every `{ ar, en }` at any depth becomes the words themselves. */
export function useWords<T extends object>(content: T): InLanguage<T> {
  return wordsIn(content, useLocale()) as InLanguage<T>
}

const labelsIn = { ar: inLanguage(labels, 'ar'), en: inLanguage(labels, 'en') }

/** The words that belong to no single page. */
export function useLabels(): InLanguage<typeof labels> {
  return labelsIn[useLocale()]
}
