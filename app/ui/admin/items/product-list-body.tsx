import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { itemsPage } from '#content/admin/items.ts'
import { ITEMS_PATH, openedFrom } from '#domain/accounts/staff-paths.ts'
import { itemListSearch, type ItemListQuery, type ItemRow } from '#domain/catalogue/item-list.ts'
import { useWords } from '#app/locale.ts'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { MarkPage } from '#app/ui/admin/records/mark-box.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { ItemFilters, type Option } from './item-filters.tsx'
import { ItemsTable } from './items-table.tsx'
import { useListKeys } from './use-list-keys.ts'

type Beside = { missing: number; categories: Option[]; brands: Option[] }

/** Products with what narrows them; a change leads back to the first page and replaces the entry in the history. */
export function ProductListBody({
  rows,
  total,
  pages,
  query,
  loaded,
  isComing,
  path,
  beside,
  ask,
  nothing,
}: ListOf<ItemRow, Beside, ItemListQuery>) {
  const words = useWords(itemsPage)
  const mayAdd = useMay('records.write')
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<ItemListQuery>) =>
      void navigate(ITEMS_PATH + itemListSearch({ ...query, page: 1, ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, query],
  )
  useListKeys({
    links: '.items-actions a:first-child',
    search: '.typed-search input',
    add: mayAdd ? openedFrom(path, `${ITEMS_PATH}/add`) : null,
  })
  return (
    <>
      <div className="items-place">
        <ItemFilters {...beside} query={query} onChange={change} />
        {rows.length === 0 ? (
          nothing
        ) : (
          <>
            <MarkPage />
            <ItemsTable items={rows} query={query} busy={isComing} onDelete={ask} />
          </>
        )}
      </div>
      <div className="items-foot">
        <p role="status">
          {words.shown(rows.length, total)} <span className="items-keys needs-scripts">{words.keys}</span>
        </p>
        <Pagination page={loaded.page} pages={pages} to={(page) => ITEMS_PATH + itemListSearch({ ...query, page })} />
      </div>
    </>
  )
}
