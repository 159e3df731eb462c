import { data } from 'react-router'
import { shellErrors } from '../../../content/admin/shell.ts'
import { adminMeta } from '../../seo/admin-meta.ts'

export const meta = adminMeta(shellErrors.forbidden.title)

/** Where editors are led who ask for a page of the owners'. */
export function loader() {
  throw data(null, { status: 403 })
}

export default function Forbidden() {
  return null
}
