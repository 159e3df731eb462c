import { LayoutGrid, Plus, SearchX } from 'lucide-react'
import { data } from 'react-router'
import { categoriesScreen } from '#content/admin/categories.ts'
import { CATEGORIES_PATH, START_PATH } from '#domain/accounts/staff-paths.ts'
import type { ListedCategory } from '#domain/catalogue/category.ts'
import { isOnSite, readListState, type StateCounts } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/record-state.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'
import { receiveMarked, type MarkedAnswer } from '#app/actions/marked-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { leadToBin } from '#app/loading/lead-to-bin.ts'
import { loadPart } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { CategoryGrid } from '#app/ui/admin/categories/category-grid.tsx'
import { DeleteCategoryDialog } from '#app/ui/admin/categories/delete-category-dialog.tsx'
import type { OrderAnswer } from '#app/ui/admin/categories/use-order.ts'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { guardedAction } from '#app/ui/admin/guarded-action.ts'
import { lostMarks } from '#app/ui/admin/records/guarded-marks.ts'
import { MarkPage } from '#app/ui/admin/records/mark-box.tsx'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { MarkedList } from '#app/ui/admin/records/marked-list.tsx'
import { StateChips } from '#app/ui/admin/records/state-chips.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/categories.ts'

export const meta = adminMeta(categoriesScreen.title)

export const handle: StaffHandle = { failed: categoriesScreen.failed }

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToBin(url, 'category')
  const state = readListState(url.searchParams)
  const { categoryList, recordList } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [all, counts] = await Promise.all([categoryList.list(null), recordList.counts('category')])
    const categories = all.filter(({ publication }) => state === null || publication.state === state)
    // Where the products of one that goes may go.
    const targets = all.filter(({ publication }) => isOnSite(publication)).map(({ id, name }) => ({ id, name }))
    return { categories, targets, counts }
  })
  return { state, found }
}

function categoriesIn(state: ListedState | null): string {
  return state === null ? CATEGORIES_PATH : `${CATEGORIES_PATH}?state=${state}`
}

export async function action(args: Route.ActionArgs) {
  const { order } = args.context.get(fieldsContext)
  if (order !== undefined) return keepOrder(args, order)
  const state = readListState(args.url.searchParams)
  const { categoryList } = args.context.get(servicesContext)
  const all = async (most: number) => (await categoryList.list(state)).slice(0, most).map(({ id }) => id)
  return receiveMarked(args, { kind: 'category', path: categoriesIn(state), all })
}

/** Keeps a new order of all categories: `order` is a JSON list of their ids. */
async function keepOrder({ context }: Route.ActionArgs, order: unknown) {
  const ids = readOrder(order)
  if (!ids) return data<OrderAnswer>({ ok: false }, { status: 422 })
  try {
    const { actId } = await context.get(servicesContext).editing.orderCategories(ids, context.get(staffContext))
    return { ok: true, actId } satisfies OrderAnswer
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return data<OrderAnswer>({ ok: false }, { status: 503 })
  }
}

/** A move that was lost on the way goes back; the list and what is marked in it stay. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedAction(serverAction, { lost: (): OrderAnswer & MarkedAnswer => ({ ok: false, ...lostMarks() }) })
}

function readOrder(text: unknown): string[] | null {
  try {
    const ids: unknown = JSON.parse(String(text))
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null
  } catch {
    return null
  }
}

export default function Categories({ loaderData: { state, found }, actionData }: Route.ComponentProps) {
  const words = useWords(categoriesScreen)
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.categories.length : undefined}
      actions={
        <>
          <ExportMenu list="categories" search={state === null ? '' : `?state=${state}`} hasMarks />
          <IfMay act="records.write">
            <ButtonLink to={`${CATEGORIES_PATH}/add`} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      {found.ok ? (
        <Found {...found.value} state={state} answer={answerOf(actionData)} />
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}

/** What moves a category answers its cards. */
function answerOf(answer: OrderAnswer | MarkedAnswer | undefined): MarkedAnswer | undefined {
  return answer && 'kind' in answer ? answer : undefined
}

type CardsProps = {
  categories: ListedCategory[]
  targets: Pick<ListedCategory, 'id' | 'name'>[]
  state: ListedState | null
}

type FoundProps = CardsProps & { counts: StateCounts; answer: MarkedAnswer | undefined }

function Found({ counts, answer, ...cards }: FoundProps) {
  const { length } = cards.categories
  return (
    <MarkedList kind="category" path={categoriesIn(cards.state)} shown={length} total={length} answer={answer}>
      <StateChips kind="category" state={cards.state} counts={counts} to={categoriesIn} />
      <Cards {...cards} />
    </MarkedList>
  )
}

function Cards({ categories, targets, state }: CardsProps) {
  const words = useWords(categoriesScreen)
  const locale = useLocale()
  const { ask, ...deletion } = useDeletion(categoriesIn(state))
  if (categories.length === 0 && state !== null) {
    return (
      <StateBlock icon={SearchX} title={words.empty}>
        <ButtonLink to={CATEGORIES_PATH} kind="outline">
          {words.showAll}
        </ButtonLink>
      </StateBlock>
    )
  }
  if (categories.length === 0) {
    return (
      <StateBlock icon={LayoutGrid} title={words.empty} text={words.emptyText}>
        <IfMay act="records.write">
          <ButtonLink to={`${CATEGORIES_PATH}/add`} kind="outline">
            {words.add}
          </ButtonLink>
          <ButtonLink to={START_PATH} kind="quiet">
            {words.allSteps}
          </ButtonLink>
        </IfMay>
      </StateBlock>
    )
  }
  return (
    <>
      <MarkPage />
      <CategoryGrid categories={categories} isNarrowed={state !== null} next={categoriesIn(state)} onDelete={ask} />
      <DeleteCategoryDialog {...deletion} targets={targets.map(({ id, name }) => ({ id, name: name[locale] }))} />
    </>
  )
}
