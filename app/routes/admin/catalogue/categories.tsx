import { LayoutGrid, Plus } from 'lucide-react'
import { data } from 'react-router'
import { categoriesScreen } from '../../../../content/admin/categories.ts'
import { CATEGORIES_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { refuseForbidden } from '../../../actions/forbidden.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '../../../context.ts'
import { loadPart } from '../../../loading/part.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import { CategoryGrid, type ListedCategory } from '../../../ui/admin/categories/category-grid.tsx'
import { DeleteCategoryDialog } from '../../../ui/admin/categories/delete-category-dialog.tsx'
import type { OrderAnswer } from '../../../ui/admin/categories/use-order.ts'
import { useDeletion } from '../../../ui/admin/deletion/use-deletion.tsx'
import { guardedAction } from '../../../ui/admin/guarded-action.ts'
import { IfMay } from '../../../ui/admin/use-may.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { LoadError } from '../../../ui/base/state/load-error.tsx'
import { StateBlock } from '../../../ui/base/state/state-block.tsx'
import type { Route } from './+types/categories.ts'

export const meta = adminMeta(categoriesScreen.title)

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await loadPart(context, async () => {
    const all = await context.get(servicesContext).categories.list()
    return all.map(({ id, name, image, productCount }): ListedCategory => ({ id, name, image, productCount }))
  })
  return { categories }
}

/** Keeps a new order of all categories: `order` is a JSON list of their ids. */
export async function action({ context }: Route.ActionArgs) {
  const ids = readOrder(context.get(fieldsContext)['order'])
  if (!ids) return data<OrderAnswer>({ ok: false }, { status: 422 })
  try {
    await context.get(servicesContext).editing.orderCategories(ids, context.get(staffContext))
    return { ok: true } satisfies OrderAnswer
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return data<OrderAnswer>({ ok: false }, { status: 503 })
  }
}

/** A move that was lost on the way goes back; the list stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedAction(serverAction, { lost: (): OrderAnswer => ({ ok: false }) })
}

function readOrder(text: unknown): string[] | null {
  try {
    const ids: unknown = JSON.parse(String(text))
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null
  } catch {
    return null
  }
}

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const words = useWords(categoriesScreen)
  return (
    <AdminPage
      title={words.title}
      count={categories.ok ? categories.value.length : undefined}
      actions={
        <IfMay act="records.write">
          <ButtonLink to={`${CATEGORIES_PATH}/add`} small>
            <Plus />
            {words.add}
          </ButtonLink>
        </IfMay>
      }
    >
      {categories.ok ? <Cards categories={categories.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

function Cards({ categories }: { categories: ListedCategory[] }) {
  const words = useWords(categoriesScreen)
  const locale = useLocale()
  const { ask, ...deletion } = useDeletion(CATEGORIES_PATH)
  if (categories.length === 0) {
    return (
      <StateBlock icon={LayoutGrid} title={words.empty} text={words.emptyText}>
        <IfMay act="records.write">
          <ButtonLink to={`${CATEGORIES_PATH}/add`} kind="outline">
            {words.add}
          </ButtonLink>
        </IfMay>
      </StateBlock>
    )
  }
  return (
    <>
      <CategoryGrid categories={categories} onDelete={ask} />
      <DeleteCategoryDialog {...deletion} targets={categories.map(({ id, name }) => ({ id, name: name[locale] }))} />
    </>
  )
}
