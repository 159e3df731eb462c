import { useCallback, useLayoutEffect } from 'react'
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
import { isSearchKey, isTyping } from '#app/ui/admin/list-keys.ts'

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

type ListKeys = {
  /** Finds the rows' main links, in order. */
  links: string
  /** Finds the search box. */
  search: string
  /** Where the key for a new record leads; null for those who may add none. */
  add: string | null
}

/** `/` searches, N begins a new record, the arrows go from row to row, and Enter then opens one. */
function useListKeys({ links, search, add }: ListKeys) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsked()) return
      if (isSearchKey(event)) document.querySelector<HTMLElement>(search)?.focus()
      else if (event.code === 'KeyN' && !event.shiftKey && add !== null) void navigate(add)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        moveFocus(links, event.key === 'ArrowDown' ? 1 : -1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, links, search, add])
}

function isAsked(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function moveFocus(links: string, step: 1 | -1) {
  const stops = [...document.querySelectorAll<HTMLElement>(links)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at === -1 ? 0 : at + step]?.focus()
}
