import { ITEM_COLUMNS, USUAL_COLUMNS } from '#domain/catalogue/item-list.ts'

const POST_COLUMNS = ['picture', 'other-title', 'snippet', 'date', 'category', 'state'] as const
export const CUSTOMER_COLUMNS = ['company', 'city', 'contact', 'priceGroup', 'owner', 'language'] as const
export const INBOX_COLUMNS = ['lines', 'value', 'due', 'owner', 'neededBy'] as const

/** What staff leave out of a list or add to it, each for themselves, and what is shown until then. */
const LIST_COLUMNS = {
  'list.product': { all: ITEM_COLUMNS, usual: USUAL_COLUMNS },
  'list.post': { all: POST_COLUMNS, usual: POST_COLUMNS },
  'list.customer': { all: CUSTOMER_COLUMNS, usual: CUSTOMER_COLUMNS.slice(0, 3) },
  inbox: { all: INBOX_COLUMNS, usual: INBOX_COLUMNS },
}

export type ColumnList = keyof typeof LIST_COLUMNS
export type ColumnOf<List extends ColumnList> = (typeof LIST_COLUMNS)[List]['all'][number]

export function isColumnList(list: string): list is ColumnList {
  return Object.hasOwn(LIST_COLUMNS, list)
}

/** Those that somebody chose, in their order; the usual ones where they chose none. */
export function columnsIn<List extends ColumnList>(list: List, chosen: readonly string[] | null): ColumnOf<List>[] {
  const { all, usual }: { all: readonly ColumnOf<List>[]; usual: readonly ColumnOf<List>[] } = LIST_COLUMNS[list]
  return chosen === null ? [...usual] : all.filter((column) => chosen.includes(column))
}
