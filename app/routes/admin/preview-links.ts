import { redirect } from 'react-router'
import { nextPath } from '#domain/accounts/next-path.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { ITEMS_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { isShared } from '#domain/site/content/previewed.ts'
import { redirectWithNotice } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from './+types/preview-links.ts'

/** Ends all links to the preview of a record, or the one that is named, and leads to where that was asked for. */
export async function action({ context }: Route.ActionArgs) {
  const fields = context.get(fieldsContext)
  const next = nextPath(fields['next'], STAFF_PATH, ITEMS_PATH)
  const [kind, id] = [typedOf(fields, 'kind'), typedOf(fields, 'id')]
  if (!isShared(kind, id)) throw notFound()
  try {
    const { sharing } = context.get(servicesContext)
    const outcome = await sharing.revoke(kind, id, context.get(staffContext), typedOf(fields, 'link') || undefined)
    if (!outcome.ok) throw notFound()
  } catch (error) {
    if (error instanceof Forbidden) return redirectWithNotice(next, 'undo-forbidden')
    throw error
  }
  return redirectWithNotice(next, 'previews-revoked')
}

/** Nothing stands here. */
export function loader() {
  return redirect(ITEMS_PATH)
}
