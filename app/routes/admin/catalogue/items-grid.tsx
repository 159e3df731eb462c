import { ArrowLeft, Table2, Columns3 } from 'lucide-react'
import { type ShouldRevalidateFunctionArgs, Form } from 'react-router'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { ITEMS_GRID_PATH, ITEMS_PATH } from '#domain/accounts/staff-paths.ts'
import { itemListSearch } from '#domain/catalogue/item-list.ts'
import { gridSearch, readGridQuery, type GridQuery } from '#domain/products/grid/grid-query.ts'
import { saveGridForm } from '#app/actions/catalogue/grid-form.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { loadGrid } from '#app/loading/grid-page.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { gridDraft, SaveGrid, guardedGrid } from '#app/ui/admin/items/grid/save-grid.tsx'
import { ProductGrid } from '#app/ui/admin/items/grid/product-grid.tsx'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/items-grid.ts'
import type { GridField } from '#domain/products/grid/grid-fields.ts'
import { COLUMN_NAMES } from '#domain/sheets/products/column-names.ts'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'

export const meta = adminMeta(gridWords.title)

export const handle: StaffHandle = { failed: gridWords.failed }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = readGridQuery(url.searchParams)
  const found = await loadPart(context, () => loadGrid(context, query, localeOfStaff(request)))
  if (found.ok) {
    const pathOf = (page: number) => ITEMS_GRID_PATH + gridSearch({ ...query, list: { ...query.list, page } })
    leadToLastPage(query.list.page, Math.max(found.value.pages, 1), pathOf)
  }
  return { query, found }
}

export const action = saveGridForm

export function clientAction({ url, serverAction }: Route.ClientActionArgs) {
  return guardedGrid(gridDraft(url.search), serverAction)
}

/** What was saved is shown, also where the rest was refused. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate
}

export default function ItemsGrid({ loaderData: { query, found }, actionData }: Route.ComponentProps) {
  const words = useWords(gridWords)
  const list = ITEMS_PATH + itemListSearch(query.list)
  const isFilled = found.ok && found.value.products.length > 0
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      actions={
        <>
          <ButtonLink to={list} kind="outline" small>
            <ArrowLeft className="mirrored" />
            {words.back}
          </ButtonLink>
          {isFilled && <SaveGrid />}
        </>
      }
    >
      {!found.ok && <LoadError title={words.failed} />}
      {found.ok && !isFilled && (
        <StateBlock icon={Table2} title={words.empty} link={{ to: ITEMS_PATH, label: words.back }} />
      )}
      {found.ok && isFilled && (
        <>
          <GridColumns query={query} fields={found.value.fields} shown={found.value.shown} />
          <ProductGrid {...found.value} query={query} posted={actionData} />
        </>
      )}
    </AdminPage>
  )
}

type GridColumnsProps = { query: GridQuery; fields: readonly GridField[]; shown: readonly GridField[] }

function GridColumns({ query, fields, shown }: GridColumnsProps) {
  const words = useWords(gridWords)
  const locale = useLocale()
  const others = [...new URLSearchParams(gridSearch({ ...query, columns: [] }))]
  return (
    <details className="grid-columns">
      <summary className="button button-outline button-small">
        <Columns3 />
        {words.choose}
      </summary>
      <Form method="get" action={ITEMS_GRID_PATH} className="grid-columns-form">
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <Checkbox key={field} name="columns" value={field} defaultChecked={shown.includes(field)}>
            {COLUMN_NAMES[field][locale]}
          </Checkbox>
        ))}
        <Button type="submit" kind="ink" small>
          {words.apply}
        </Button>
      </Form>
    </details>
  )
}
