import { shellErrors } from '#content/admin/shell.ts'
import { notFound } from '#app/loading/not-found.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'

export const meta = adminMeta(shellErrors.notFound.title)

export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
