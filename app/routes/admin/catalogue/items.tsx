import { Package, Plus, SearchX } from 'lucide-react'
import { itemsPage } from '#content/admin/items.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { ITEM_PAGE_SIZE, itemListSearch, readItemListQuery, withPresentBrand } from '#domain/catalogue/item-list.ts'
import { receiveMarked, type MarkedAnswer } from '#app/actions/marked-form.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { ITEMS_PATH, openedFrom } from '#domain/accounts/staff-paths.ts'
import { servicesContext } from '#app/context.ts'
import { leadToBin } from '#app/loading/lead-to-bin.ts'
import { leadToLastPage } from '#app/loading/last-page.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { GridLink } from '#app/ui/admin/items/grid/grid-link.tsx'
import { ItemFilters } from '#app/ui/admin/items/item-filters.tsx'
import { ItemsTable } from '#app/ui/admin/items/items-table.tsx'
import { useItemQuery } from '#app/ui/admin/items/use-item-query.ts'
import { useListKeys } from '#app/ui/admin/items/use-list-keys.ts'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { MarkPage } from '#app/ui/admin/records/mark-box.tsx'
import { guardedMarks } from '#app/ui/admin/records/guarded-marks.ts'
import { MarkedList } from '#app/ui/admin/records/marked-list.tsx'
import { StateChips } from '#app/ui/admin/records/state-chips.tsx'
import { IfMay, useMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/items.ts'

export const meta = adminMeta(itemsPage.title)

export const handle: StaffHandle = { failed: itemsPage.failed }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfStaff(request)
  leadToBin(url, 'product')
  const { brands, itemList, categories, recordList } = context.get(servicesContext)
  const asked = readItemListQuery(url.searchParams)
  const found = await loadPart(context, async () => {
    const known = await brands.list()
    const query = withPresentBrand(asked, known)
    const [page, all, names, counts] = await Promise.all([
      itemList.page(query, locale),
      categories.list(),
      itemList.brands(),
      recordList.counts('product'),
    ])
    return {
      ...page,
      query,
      counts,
      categories: all.map(({ id, name }) => ({ value: id, label: name[locale] })),
      brands: names.map((value) => ({
        value,
        label: known.find(({ name }) => name.en === value)?.name[locale] ?? value,
      })),
    }
  })
  const last = found.ok ? pageCount(found.value.total, ITEM_PAGE_SIZE) : asked.page
  leadToLastPage(asked.page, last, (page) => ITEMS_PATH + itemListSearch({ ...asked, page }))
  return { found }
}

export async function action(args: Route.ActionArgs) {
  const { brands, itemList } = args.context.get(servicesContext)
  const query = withPresentBrand(readItemListQuery(args.url.searchParams), await brands.list())
  const path = ITEMS_PATH + itemListSearch(query)
  return receiveMarked(args, { kind: 'product', path, all: (most) => itemList.ids(query, most) })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedMarks(serverAction)
}

export default function Items({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const words = useWords(itemsPage)
  const list = ITEMS_PATH + (found.ok ? itemListSearch(found.value.query) : '')
  const add = openedFrom(list, `${ITEMS_PATH}/add`)
  const mayAdd = useMay('records.write')
  useListKeys({
    links: '.items-actions a:first-child',
    search: '.typed-search input',
    add: mayAdd ? add : null,
  })
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      actions={
        <>
          <ExportMenu
            list="products"
            search={found.ok ? itemListSearch(found.value.query) : ''}
            total={found.ok ? found.value.total : 0}
            hasMarks
          />
          <IfMay act="records.write">
            <GridLink list={list} />
            <ButtonLink to={add} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      {found.ok ? <ItemList {...found.value} answer={actionData} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type Found = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value']

type ItemListProps = Found & { answer: MarkedAnswer | undefined }

function ItemList({ items, total, missing, query: loaded, counts, categories, brands, answer }: ItemListProps) {
  const words = useWords(itemsPage)
  const { query, change, busy } = useItemQuery(loaded)
  const { ask, ...deletion } = useDeletion(ITEMS_PATH + itemListSearch(query))
  return (
    <MarkedList
      kind="product"
      path={ITEMS_PATH + itemListSearch(query)}
      shown={items.length}
      total={total}
      answer={answer}
    >
      <StateChips
        kind="product"
        state={query.state}
        counts={counts}
        search={query.search}
        to={(state) => ITEMS_PATH + itemListSearch({ ...query, state, page: 1 })}
      />
      <div className="items-place">
        <ItemFilters {...{ query, categories, brands, missing }} onChange={change} />
        {items.length === 0 ? (
          <NoItems isWhole={itemListSearch(loaded) === ''} />
        ) : (
          <>
            <MarkPage />
            <ItemsTable items={items} query={query} busy={busy} onDelete={ask} />
          </>
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
    </MarkedList>
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
