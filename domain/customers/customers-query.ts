import { readPage } from '#domain/catalogue/collection-query.ts'
import type { MessageSearch } from '#domain/messages/message-search.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { readCustomerSearch } from './customer.ts'

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

/** What the address of the list asks for. */
export function readCustomersQuery(parameters: URLSearchParams) {
  const typed = (name: string) => cleanLine(parameters.get(name) ?? '').slice(0, 200)
  const [q, city, group, owner, language] = ['q', 'city', 'price_group', 'owner', 'language'].map(typed) as [string, string, string, string, string]
  return { page: readPage(parameters), asked: { q, city, price_group: group, owner, language } }
}

export type CustomersAsked = ReturnType<typeof readCustomersQuery>['asked']

export function customerFilter({ q, city, price_group: priceGroup, owner, language }: CustomersAsked): CustomerFilter {
  const search = readCustomerSearch(q)
  return { ...(search && { search }), city, priceGroup, owner, ...(isLocale(language) && { language }) }
}
