import { decoded } from '#domain/records/redirect.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { type Locale, localeOfPath, unprefixedPath } from '#domain/text/locale.ts'

export type Counted = { key: string; language: Locale }

/** The product whose page, or whose page's data, has this address: `/en/pu-foam/805.data?…`. */
export function productAt(address: string): Counted | null {
  const path = pathOf(address)
  const [category, product, more] = unprefixedPath(path).split('/').slice(1)
  if (!category || !product || more !== undefined) return null
  const key = decoded(product)
  return key === null ? null : { key, language: localeOfPath(path) }
}

/** The words that somebody searched for by this address; null for further pages, and for words that may tell who they were. */
export function searchAt(address: string): Counted | null {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const text = cleanLine(query.get('q') ?? '')
  const page = query.get('page')
  if ((page !== null && page !== '1') || isPersonal(text)) return null
  const key = searchWords(text)
    .map(({ folded }) => folded)
    .join(' ')
  return key === '' || key.length > MOST_LETTERS ? null : { key, language: localeOfPath(pathOf(address)) }
}

const MOST_LETTERS = 60

/** Addresses of mail, and numbers as long as those of telephones, however they are grouped. */
function isPersonal(text: string): boolean {
  return text.includes('@') || /\d{9}/.test(toLatinDigits(text).replace(/[\s+().-]/g, ''))
}

function pathOf(address: string): string {
  return address.split('?', 1)[0]!.replace(/\.data$/, '')
}
