import { pageCount } from '#domain/catalogue/collection-query.ts'
import { customerFilter } from '#domain/customers/customer-filter.ts'
import { LIVE_PAGE_SIZE, type LiveListKind, type LiveListQuery } from '#domain/records/lists/live-list.ts'
import type { Locale } from '#domain/text/locale.ts'
import { ownColumns } from '#app/loading/list-columns.ts'
import { servicesContext, staffContext, type AppServices } from '#app/context.ts'
import type { Context } from './record-source.ts'

type Rows = { [Kind in LiveListKind]: { id: string; name: string } }

/** Of the records of a kind what its list shows, and what each is called. */
const ROWS = {
  seo: ({ key, override: { metaTitle } }: Listed<'seo'>) => ({ id: key, name: key, metaTitle }),
  redirect: (one: Listed<'redirects'>) => ({ id: one.from, name: one.from, ...one }),
  alias: (one: Listed<'aliases'>) => ({ name: one.text, ...one }),
  customer: ({ name, ...one }: Listed<'deskCustomers'>) => ({ ...one, names: name, name: name.ar || name.en }),
  webhook: (one: Listed<'webhooks'>) => ({ ...one, name: new URL(one.url).host }),
  attribute: (one: Listed<'attributes'>) => ({ ...one, id: one.key, name: one.label.ar, count: one.values.length }),
} satisfies { [Kind in LiveListKind]: (record: never) => Rows[Kind] }

type Listed<Name extends 'seo' | 'redirects' | 'aliases' | 'deskCustomers' | 'webhooks' | 'attributes'> = Awaited<
  ReturnType<AppServices[Name]['list']>
>[number]

export type LiveRow<Kind extends LiveListKind = LiveListKind> = ReturnType<(typeof ROWS)[Kind]>

/** How the records of a kind without drafts are reached. */
export function liveService(context: Context, kind: LiveListKind | 'synonyms') {
  const { seo, redirects, aliases, synonyms, deskCustomers, webhooks, attributes } = context.get(servicesContext)
  const others = { customer: deskCustomers, webhook: webhooks, attribute: attributes }
  return { seo, redirect: redirects, alias: aliases, synonyms, ...others }[kind]
}

export async function findLiveRows(
  context: Context,
  kind: LiveListKind,
  { search, origin, filters, page }: LiveListQuery,
  locale: Locale,
) {
  const service = liveService(context, kind)
  const filter = { search, origin: origin ?? undefined, ...(filters && customerFilter(filters)) }
  const portion = { limit: LIVE_PAGE_SIZE, offset: (page - 1) * LIVE_PAGE_SIZE }
  const isOfCustomers = kind === 'customer'
  const [list, total, choices, own] = await Promise.all([
    service.list({ ...filter, ...portion }),
    service.count(filter),
    isOfCustomers ? customerChoicesOf(context, locale) : null,
    isOfCustomers ? ownOf(context) : null,
  ])
  const rowOf = ROWS[kind] as (record: unknown) => LiveRow
  return { rows: list.map(rowOf), total, pages: pageCount(total, LIVE_PAGE_SIZE), choices, own }
}

/** The signed-in person's views and columns of the list of customers. */
async function ownOf(context: Context) {
  const { staffPreferences } = context.get(servicesContext)
  const [saved, columns] = await Promise.all([
    staffPreferences.views('list.customer', context.get(staffContext).id),
    ownColumns(context, 'list.customer'),
  ])
  return { saved, columns }
}

export type OwnList = Awaited<ReturnType<typeof ownOf>>

export type CustomerChoices = Record<'owners' | 'groups' | 'cities', { value: string; label: string }[]>

/** What customers are narrowed by, and what many of them are given. */
export async function customerChoicesOf(context: Context, locale: Locale): Promise<CustomerChoices> {
  const { staff, settings, deskCustomers } = context.get(servicesContext)
  const [members, { priceGroups }, cities] = await Promise.all([staff.list(), settings.get(), deskCustomers.cities()])
  const plain = (value: string) => ({ value, label: value })
  return {
    owners: members.filter(({ disabled }) => !disabled).map(({ username }) => plain(username)),
    groups: priceGroups.map((group) => ({ value: group.id, label: group[locale] })),
    cities: cities.map(plain),
  }
}

/** The ids of all customers that match; `most` are enough. */
export async function matchingCustomers(context: Context, { search, filters = {} }: LiveListQuery, most: number) {
  const { deskCustomers } = context.get(servicesContext)
  const found = await deskCustomers.list({ search, ...customerFilter(filters), limit: most, offset: 0 })
  return found.map(({ id }) => id)
}
