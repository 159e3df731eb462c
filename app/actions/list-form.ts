import { redirect } from 'react-router'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { savedViews } from '#content/admin/requests/inbox-rows.ts'
import type { ChosenList } from '#domain/accounts/staff-preferences.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { REQUEST_FIELDS } from '#domain/records/lists/bulk-request.ts'
import { columnsIn, type ColumnList } from '#domain/records/lists/list-columns.ts'
import type { SaveArgs } from './record-action.ts'
import { answerForm } from './staff-form.ts'

type ViewChange = { list: ChosenList; intent: 'keep-view' | 'drop-view'; search: string }

export function isOfViews(intent: string): intent is ViewChange['intent'] {
  return intent === 'keep-view' || intent === 'drop-view'
}

/** Names the list that the address asks for, or forgets one. */
export async function changeSavedViews(
  args: Pick<SaveArgs, 'context' | 'request'>,
  { list, intent, search }: ViewChange,
) {
  const { staffPreferences } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const name = typedOf(args.context.get(fieldsContext), 'name')
  const { done, dropped, failed } = savedViews
  return answerForm(args, {
    intent,
    words: { done: intent === 'keep-view' ? done : dropped, unknown: failed, failed },
    work: () =>
      intent === 'keep-view'
        ? staffPreferences.keepView(list, { name, search }, by)
        : staffPreferences.dropView(list, name, by),
  })
}

/** What is chosen counts wherever the list is opened from now on; `path` leads back to it. */
export async function chooseColumns({ context }: Pick<SaveArgs, 'context'>, list: ColumnList, path: string) {
  const { 'column[]': sent = [] } = context.get(fieldsContext)
  const columns = columnsIn(list, [sent].flat().map(String))
  await context.get(servicesContext).staffPreferences.chooseColumns(list, columns, context.get(staffContext))
  return redirect(path)
}

const FORM_FIELDS: readonly string[] = [
  ...REQUEST_FIELDS,
  'intent',
  'scope',
  'count',
  'confirmed',
  'next',
  'seen',
  'show',
  'undo',
]

/** What the list was asked for: by its address, else by fields of the form, whose act may have fields of the same names. */
export function sentFilters({ url, context }: Pick<Route.ActionArgs, 'url' | 'context'>): URLSearchParams {
  const filters = new URLSearchParams(url.searchParams)
  const fields = context.get(fieldsContext)
  for (const [name, value] of Object.entries(fields)) {
    const isOfAct = FORM_FIELDS.includes(name) && !(name === 'brand' && fields['intent'] !== 'brand')
    if (typeof value === 'string' && !isOfAct && !filters.has(name)) filters.set(name, value)
  }
  return filters
}
