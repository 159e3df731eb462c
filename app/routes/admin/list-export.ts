import { redirect } from 'react-router'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { SELECTED_FIELD } from '#domain/records/lists/bulk.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exported-lists.ts'
import { SHEET_FORMATS, SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { refuseForbidden, localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from './+types/list-export.ts'

/** Marked records of a list as a file, where there are more of them than an address has room for. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const list = EXPORTED_LISTS.find((one) => one === params.list)
  if (!list) throw notFound()
  const fields = context.get(fieldsContext)
  const format = SHEET_FORMATS.find((one) => one === typedOf(fields, 'format')) ?? 'xlsx'
  const ids = [fields[SELECTED_FIELD] ?? []].flat().filter((id) => typeof id === 'string')
  const options = {
    format,
    lang: localeOfStaff(request),
    columns: null,
    template: false,
    search: new URLSearchParams(),
  }
  try {
    const body = await context.get(servicesContext).exports.file(list, { ...options, ids }, context.get(staffContext))
    const name = `${list}-${dayOfInstant(new Date())}.${format}`
    const headers = { 'Content-Type': SHEET_TYPES[format], 'Content-Disposition': `attachment; filename="${name}"` }
    return new Response(body, { headers })
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
}

export function loader() {
  return redirect(STAFF_PATH)
}
