import { REQUEST_FIELDS } from '#domain/records/lists/bulk-request.ts'
import { fieldsContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'

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
