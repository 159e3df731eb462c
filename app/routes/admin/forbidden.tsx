import { data } from 'react-router'
import { shellErrors } from '#content/admin/shell.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'

export const meta = adminMeta(shellErrors.forbidden.title)

/** Where those are led who ask for a page that their role does not allow. */
export function loader() {
  throw data(null, { status: 403 })
}

export default function Forbidden() {
  return null
}
