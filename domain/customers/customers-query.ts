import { readPage } from '#domain/catalogue/collection-query.ts'
import { readMessageSearch, type MessageSearch } from '#domain/messages/message-search.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import { cleanLine } from '#domain/text/clean-text.ts'

export type CustomerFilter = {
  search?: MessageSearch
  city?: string
  priceGroup?: string
  owner?: string
  language?: Locale
  ids?: readonly string[]
  /** ISO 8601. */
  changedSince?: string
}

export const CUSTOMERS_PAGE_SIZE = 50

const NAMES = ['q', 'city', 'price_group', 'owner', 'language'] as const

export type CustomersAsked = Record<(typeof NAMES)[number], string>

/** What the address of the list asks for. */
export function readCustomersQuery(parameters: URLSearchParams): { page: number; asked: CustomersAsked } {
  const typed = NAMES.map((name) => [name, cleanLine(parameters.get(name) ?? '').slice(0, 200)])
  return { page: readPage(parameters), asked: Object.fromEntries(typed) as CustomersAsked }
}

/** The query of the list's address; the first page and what is not asked are left out. */
export function customersSearch(asked: CustomersAsked, page = 1): string {
  const chosen = Object.entries({ ...asked, page: page > 1 ? String(page) : '' }).filter(([, text]) => text !== '')
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
}

export function customerFilter({ q, city, price_group: priceGroup, owner, language }: CustomersAsked): CustomerFilter {
  const search = readMessageSearch(q)
  return { ...(search && { search }), city, priceGroup, owner, ...(isLocale(language) && { language }) }
}
