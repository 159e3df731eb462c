import { readPage } from '#domain/catalogue/collection-query.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isDocType, isDocumentLanguage, type DocType, type DocumentLanguage } from './document-types.ts'

/** What of the documents is looked at. It lives in the address, so that it can be sent on. */
export type CentreQuery = {
  q: string
  type: DocType | null
  languages: DocumentLanguage[]
  /** An id. */
  brand: string | null
  page: number
  /** Choices that nobody knows; they narrow nothing. */
  unknown: string[]
}

export const CENTRE_PAGE_SIZE = 50
const MOST_TYPED = 200

export function readCentreQuery(search: URLSearchParams, brands: readonly { id: string; slug: string }[]): CentreQuery {
  const valueOf = (name: string) => cleanLine(search.get(name) ?? '').slice(0, MOST_TYPED)
  const [type, brand] = [valueOf('type'), valueOf('brand')]
  const languages = [...new Set(search.getAll('language').filter((language) => language !== ''))]
  const known = brands.find(({ id, slug }) => [id, slug].includes(brand))
  return {
    q: valueOf('q'),
    type: isDocType(type) ? type : null,
    languages: languages.filter(isDocumentLanguage),
    brand: known?.id ?? null,
    page: readPage(search),
    unknown: [
      ...(type === '' || isDocType(type) ? [] : [type]),
      ...languages.filter((language) => !isDocumentLanguage(language)),
      ...(brand === '' || known ? [] : [brand]),
    ].map((value) => value.slice(0, MOST_TYPED)),
  }
}

/** `?q=en15651&page=2`; empty for all of them. */
export function centreSearch({ q, type, languages, brand, page }: Omit<CentreQuery, 'unknown'>): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (type) search.set('type', type)
  for (const language of languages) search.append('language', language)
  if (brand) search.set('brand', brand)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}
