import { Package, Plus, SearchX } from 'lucide-react'
import { itemsPage } from '../../../../content/admin/items.ts'
import { brands } from '../../../../content/brands.ts'
import { pageCount } from '../../../../domain/catalogue/collection-query.ts'
import { ITEM_PAGE_SIZE, itemListSearch, readItemListQuery } from '../../../../domain/catalogue/item-list.ts'
import { localeOfStaff } from '../../../actions/staff-form.ts'
import { ITEMS_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { servicesContext } from '../../../context.ts'
import { leadToLastPage } from '../../../loading/last-page.ts'
import { loadPart } from '../../../loading/part.ts'
import { useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { DeleteDialog } from '../../../ui/admin/deletion/delete-dialog.tsx'
import { useDeletion } from '../../../ui/admin/deletion/use-deletion.tsx'
import { ItemFilters } from '../../../ui/admin/items/item-filters.tsx'
import { ItemsTable } from '../../../ui/admin/items/items-table.tsx'
import { useItemQuery } from '../../../ui/admin/items/use-item-query.ts'
import { useListKeys } from '../../../ui/admin/items/use-list-keys.ts'
import { IfMay, useMay } from '../../../ui/admin/use-may.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
import { Pagination } from '../../../ui/base/list/pagination.tsx'
import { StateBlock } from '../../../ui/base/state/state-block.tsx'
import type { Route } from './+types/items.ts'

export const meta = adminMeta(itemsPage.title)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfStaff(request)
  const query = readItemListQuery(url.searchParams)
  const { itemList, categories } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [page, all, names] = await Promise.all([itemList.page(query, locale), categories.list(), itemList.brands()])
    return {
      ...page,
      query,
      categories: all.map(({ id, name }) => ({ value: id, label: name[locale] })),
      brands: names.map((value) => ({
        value,
        label: brands.find(({ name }) => name.en === value)?.name[locale] ?? value,
      })),
    }
  })
  const last = found.ok ? pageCount(found.value.total, ITEM_PAGE_SIZE) : query.page
  leadToLastPage(query.page, last, (page) => ITEMS_PATH + itemListSearch({ ...query, page }))
  return { found }
}

export default function Items({ loaderData: { found } }: Route.ComponentProps) {
  const words = useWords(itemsPage)
  const mayAdd = useMay('records.write')
  useListKeys({
    links: '.items-actions a:first-child',
    search: '.typed-search input',
    add: mayAdd ? `${ITEMS_PATH}/add` : null,
  })
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      actions={
        <IfMay act="records.write">
          <ButtonLink to={`${ITEMS_PATH}/add`} small>
            <Plus />
            {words.add}
          </ButtonLink>
        </IfMay>
      }
    >
      {found.ok ? <ItemList {...found.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type Found = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']

function ItemList({ items, total, missing, query: loaded, categories, brands }: Found) {
  const words = useWords(itemsPage)
  const { query, change, busy } = useItemQuery(loaded)
  const { ask, ...deletion } = useDeletion(ITEMS_PATH + itemListSearch(query))
  return (
    <>
      <div className="items-place">
        <ItemFilters {...{ query, categories, brands, missing }} onChange={change} />
        {items.length === 0 ? (
          <NoItems isWhole={itemListSearch(loaded) === ''} />
        ) : (
          <ItemsTable items={items} query={query} busy={busy} onDelete={ask} />
        )}
      </div>
      <div className="items-foot">
        <p role="status">
          {words.shown(items.length, total)} <span className="items-keys needs-scripts">{words.keys}</span>
        </p>
        <Pagination
          page={loaded.page}
          pages={pageCount(total, ITEM_PAGE_SIZE)}
          to={(page) => ITEMS_PATH + itemListSearch({ ...query, page })}
        />
      </div>
      <DeleteDialog {...deletion} verb={words.deletion.verb} />
    </>
  )
}

function NoItems({ isWhole }: { isWhole: boolean }) {
  const words = useWords(itemsPage)
  return (
    <StateBlock
      icon={isWhole ? Package : SearchX}
      title={words.empty}
      text={isWhole ? words.emptyText : words.noneMatch}
    >
      {isWhole ? (
        <IfMay act="records.write">
          <ButtonLink to={`${ITEMS_PATH}/add`} kind="outline">
            {words.add}
          </ButtonLink>
        </IfMay>
      ) : (
        <ButtonLink to={ITEMS_PATH} kind="outline">
          {words.showAll}
        </ButtonLink>
      )}
    </StateBlock>
  )
}
