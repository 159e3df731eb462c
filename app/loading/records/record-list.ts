import { pageCount } from '#domain/catalogue/collection-query.ts'
import { ITEM_COLUMNS, ITEM_PAGE_SIZE, withPresentBrand, type ItemListQuery } from '#domain/catalogue/item-list.ts'
import type { PostListQuery } from '#domain/posts/post-list.ts'
import { DOCUMENT_PAGE_SIZE, type DocumentListQuery } from '#domain/documents/document-list.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { isOnSite } from '#domain/records/lists/list-state.ts'
import type { Locale } from '#domain/text/locale.ts'
import { can } from '#domain/accounts/permissions.ts'
import { ownColumns } from '#app/loading/list-columns.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { ListedKind } from '#app/record-address.ts'
import type { ListQuery } from '#app/record-lists.ts'
import type { Context } from './record-source.ts'

type Found = {
  rows: readonly { id: string }[]
  total: number
  pages: number
  /** As it was answered: of the last page, say, where more was asked for. */
  query: ListQuery
  beside: object
}

export type Unchecked = { id: string; name: string; checkedOn: string }

/** So many names in words alone are offered; the others follow as these become brands. */
const MOST_WRITTEN = 20

/** The records of a list that match, page by page, and what its screen shows beside them. */
export async function findRecords(
  context: Context,
  kind: ListedKind,
  query: ListQuery,
  locale: Locale,
): Promise<Found> {
  const { brandList, brands, categoryList, contentList, documents, postList } = context.get(servicesContext)
  if (kind === 'product') return findProducts(context, query as ItemListQuery, locale)
  if (kind === 'post') {
    const { page, ...found } = await postList.find(query as PostListQuery)
    return { ...found, query: { ...query, page }, beside: { columns: await ownColumns(context, 'list.post') } }
  }
  if (kind === 'document') {
    const found = await documents.list(query as DocumentListQuery)
    const pages = pageCount(found.length, DOCUMENT_PAGE_SIZE)
    const page = Math.min(query.page ?? 1, pages)
    const rows = found.slice((page - 1) * DOCUMENT_PAGE_SIZE, page * DOCUMENT_PAGE_SIZE)
    const known = await brands.list()
    const beside = {
      brands: known.map(({ id, name }) => ({ value: id, label: name[locale] })),
      today: documents.today(),
    }
    return { rows, total: found.length, pages, query: { ...query, page }, beside }
  }
  if (kind === 'brand') {
    const [rows, written] = await Promise.all([brandList.list(query.state), brandList.written()])
    return whole(rows, query, { written: written.slice(0, MOST_WRITTEN) })
  }
  if (kind === 'category') {
    const all = await categoryList.list(null)
    const rows = all.filter(({ publication }) => query.state === null || publication.state === query.state)
    // Where the products of one that goes may go.
    const targets = all.filter(({ publication }) => isOnSite(publication)).map(({ id, name }) => ({ id, name }))
    return whole(rows, query, { targets })
  }
  const beside = kind === 'equivalent' ? { unchecked: await uncheckedEquivalents(context) } : {}
  return whole(await contentList.find(kind, query), query, beside)
}

/** Those on the site that nobody has compared with a data sheet for a year, the oldest first. */
async function uncheckedEquivalents(context: Context): Promise<Unchecked[]> {
  const today = dayOfInstant(new Date())
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const all = await context.get(servicesContext).content.list('equivalent')
  return all
    .filter(({ checkedOn }) => checkedOn < yearAgo)
    .toSorted((one, other) => (one.checkedOn < other.checkedOn ? -1 : 1))
    .map(({ id, maker, product, checkedOn }) => ({ id, name: `${maker} ${product}`, checkedOn }))
}

function whole(rows: readonly { id: string }[], query: ListQuery, beside: object = {}): Found {
  return { rows, total: rows.length, pages: 1, query, beside }
}

async function findProducts(context: Context, asked: ItemListQuery, locale: Locale): Promise<Found> {
  const { brands, itemList, categories, priceList } = context.get(servicesContext)
  const { role } = context.get(staffContext)
  const seesPrices = can(role, 'prices')
  const liked = asked.columns ?? (await ownColumns(context, 'list.product'))
  const columns = liked.filter((column) => column !== 'price' || seesPrices)
  const known = await brands.list()
  const query = withPresentBrand(asked, known)
  const [{ items, total, missing }, all, names] = await Promise.all([
    itemList.page(query, locale),
    categories.list(),
    itemList.brands(),
  ])
  const beside = {
    missing,
    columns,
    offered: ITEM_COLUMNS.filter((column) => column !== 'price' || seesPrices),
    prices: columns.includes('price') ? await priceList.ofProducts(items.map(({ id }) => id)) : {},
    categories: all.map(({ id, name }) => ({ value: id, label: name[locale] })),
    brands: names.map((value) => ({
      value,
      label: known.find(({ name }) => name.en === value)?.name[locale] ?? value,
    })),
  }
  return { rows: items, total, pages: pageCount(total, ITEM_PAGE_SIZE), query, beside }
}

/** The ids of all that match, whatever the page; `most` are enough. */
export async function matchingIds(context: Context, kind: ListedKind, query: ListQuery, most: number) {
  const { documents, itemList, postList } = context.get(servicesContext)
  if (kind === 'product') return itemList.ids(query as ItemListQuery, most)
  if (kind === 'post') return postList.ids(query as PostListQuery, most)
  const { rows } =
    kind === 'document'
      ? { rows: await documents.list(query as DocumentListQuery) }
      : await findRecords(context, kind, query, 'ar')
  return rows.slice(0, most).map(({ id }) => id)
}
