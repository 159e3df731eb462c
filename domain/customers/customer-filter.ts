import { readListSearch } from '#domain/search/list-search.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'

export type CustomerFilter = {
  /** As it was typed: words, or a number in any spelling. */
  search?: string
  city?: string
  priceGroup?: string
  owner?: string
  language?: Locale
  ids?: readonly string[]
  /** ISO 8601. */
  changedSince?: string
}

/** What narrows a list of customers beside words, by the names of addresses and calls. */
export const CUSTOMER_FILTERS = ['city', 'price_group', 'owner', 'language'] as const
export type CustomerFilters = Partial<Record<(typeof CUSTOMER_FILTERS)[number], string>>

export function readCustomerFilters(search: URLSearchParams): CustomerFilters {
  const said = CUSTOMER_FILTERS.map((name) => [name, (search.get(name) ?? '').slice(0, 200)])
  return Object.fromEntries(said.filter(([, value]) => value !== ''))
}

export function customerFilter({ city, price_group: priceGroup, owner, language }: CustomerFilters): CustomerFilter {
  const given = Object.entries({ city, priceGroup, owner }).filter(([, value]) => value)
  return { ...Object.fromEntries(given), ...(isLocale(language) && { language }) }
}

/** What the address of a list asks for. */
export function customersAsked(search: URLSearchParams): CustomerFilter {
  return { search: readListSearch(search), ...customerFilter(readCustomerFilters(search)) }
}
