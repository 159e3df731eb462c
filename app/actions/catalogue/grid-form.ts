import { data } from 'react-router'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { notices } from '#content/admin/notices.ts'
import { forbiddenWords } from '#content/forbidden.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { ITEMS_GRID_PATH } from '#domain/accounts/staff-paths.ts'
import { isProductCell, type GridField, type LeftProduct } from '#domain/products/grid/grid-fields.ts'
import { cellName, readPostedGrid, type GridPlace, type PostedProduct } from '#domain/products/grid/grid-names.ts'
import { gridSearch, readGridQuery } from '#domain/products/grid/grid-query.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { shownCell } from '#app/loading/grid-page.ts'
import type { Route } from '../../routes/admin/catalogue/+types/items-grid.ts'
import { redirectWithNotice, localeOfStaff } from '#app/actions/staff-form.ts'

/** A cell that somebody else has changed, too. */
export type GridConflict = { cell: string; field: GridField; product: string; mine: string; theirs: string }

/** What came of the form of the grid, where it stays: what was not saved stands in it as it was typed. */
export type GridAnswer = {
  kind: 'left' | 'failed'
  message: string
  /** What was saved besides. */
  saved: { message: string; act: string } | null
  /** By the names of cells. */
  values: Record<string, string>
  errors: Record<string, string>
  conflicts: GridConflict[]
  /** The versions that the cells were filled from, by product, where those are not the newest. */
  versions: Record<string, number>
}

/** Saves the grid: what can be saved is, the rest stays in it. */
export async function saveGridForm({ request, url, context }: Route.ActionArgs) {
  const locale = localeOfStaff(request)
  const posted = readPostedGrid(context.get(fieldsContext))
  try {
    const { actId, saved, live, left } = await context
      .get(servicesContext)
      .productGrid.save(posted, context.get(staffContext))
    if (left.length === 0) {
      const path = ITEMS_GRID_PATH + gridSearch(readGridQuery(url.searchParams))
      return redirectWithNotice(path, actId ? savedNotice(saved, live) : 'unchanged', { undo: actId })
    }
    const message = `${gridWords.answer.saved[locale](saved)} ${notices[savedNotice(saved, live)][locale]}`
    const done = actId ? { message, act: actId } : null
    return answer(leftAnswer(left, locale), done, 422)
  } catch (error) {
    const isForbidden = error instanceof Forbidden
    if (!isForbidden) context.get(reportErrorContext)(error)
    const message = isForbidden ? forbiddenWords.act[locale] : gridWords.answer.failed[locale]
    return answer({ ...asTyped(posted), kind: 'failed', message }, null, isForbidden ? 403 : 503)
  }
}

function savedNotice(saved: number, live: number) {
  if (live === saved) return 'grid-saved'
  return live === 0 ? 'grid-saved-drafts' : 'grid-saved-both'
}

type Left = Omit<GridAnswer, 'saved'>

function leftAnswer(left: readonly LeftProduct[], locale: Locale): Left {
  const gone = left.filter(({ isGone }) => isGone)
  const there = left.filter(({ isGone }) => !isGone)
  const messages = [
    there.length > 0 && gridWords.answer.left[locale](there.length),
    gone.length > 0 &&
      gridWords.answer.gone[locale](gone.map(({ name }) => name[locale]).join(locale === 'ar' ? '، ' : ', ')),
  ]
  return {
    kind: 'left',
    message: messages.filter(Boolean).join(' '),
    values: byName(there, ({ mine }) => mine),
    errors: byName(there, ({ problems }) => mapped(problems, (problem) => problem[locale])),
    conflicts: there.flatMap((product) => conflictsOf(product, locale)),
    versions: {},
  }
}

function conflictsOf({ id, name, conflicts }: LeftProduct, locale: Locale): GridConflict[] {
  return Object.entries(conflicts).map(([key, { mine, theirs }]) => {
    const { place, field } = partsOf(key)
    return {
      cell: cellName(id, place, field),
      field,
      product: name[locale],
      mine,
      theirs: isProductCell(field) ? theirs : shownCell(field, theirs, locale),
    }
  })
}

/** All that was sent, with the versions that it was sent for. */
function asTyped(posted: readonly PostedProduct[]): Omit<Left, 'kind' | 'message'> {
  const cells = posted.flatMap(({ id, cells: some }) =>
    some.map(({ place, field, typed }) => [cellName(id, place, field), typed]),
  )
  const versions = posted.flatMap(({ id, version }) => (version === null ? [] : [[id, version]]))
  return {
    values: Object.fromEntries(cells) as Record<string, string>,
    errors: {},
    conflicts: [],
    versions: Object.fromEntries(versions) as Record<string, number>,
  }
}

function byName(left: readonly LeftProduct[], textsOf: (product: LeftProduct) => Record<string, string>) {
  const entries = left.flatMap((product) =>
    Object.entries(textsOf(product)).map(([key, text]) => {
      const { place, field } = partsOf(key)
      return [cellName(product.id, place, field), text]
    }),
  )
  return Object.fromEntries(entries) as Record<string, string>
}

function partsOf(key: string): { place: GridPlace; field: GridField } {
  const [place = '', field = ''] = key.split('.')
  return { place: place === 'new' ? 'new' : Number(place), field: field as GridField }
}

function mapped<One, Other>(record: Record<string, One>, map: (one: One) => Other): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one)]))
}

function answer(left: Left, saved: GridAnswer['saved'], status: number) {
  return data<GridAnswer>({ ...left, saved }, { status })
}
