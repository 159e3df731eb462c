import { itemsPage } from '#content/admin/items.ts'
import type { ItemColumn, ItemListQuery, ItemRow } from '#domain/catalogue/item-list.ts'
import { otherLocale, type Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { OwnColumns } from '#app/ui/admin/records/own-columns.tsx'

type Beside = { columns: ItemColumn[]; offered: ItemColumn[] }

export function ItemColumns({ path, beside: { columns, offered } }: ListOf<ItemRow, Beside, ItemListQuery>) {
  const words = useWords(itemsPage)
  const locale = useLocale()
  // Where the list could not be loaded.
  if (offered === undefined) return null
  const called = offered.map((column) => [column, words.columns[headOf(column, locale)]] as const)
  return <OwnColumns path={path} columns={columns} offered={called} />
}

/** The name in the other language than that of the page is a column of its own. */
export function headOf(column: ItemColumn, locale: Locale): keyof typeof itemsPage.columns {
  return column === 'other-name' ? `name-${otherLocale(locale)}` : column
}
