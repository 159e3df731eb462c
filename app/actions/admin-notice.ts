import { redirect } from 'react-router'
import type { NoticeName } from '../../content/admin/notices.ts'

export const NOTICE_PARAMETER = 'notice'

/** Leads to a screen that says what was done, with scripts and without. */
export function redirectWithNotice(path: string, notice: NoticeName) {
  const separator = path.includes('?') ? '&' : '?'
  return redirect(`${path}${separator}${NOTICE_PARAMETER}=${notice}`)
}
