import { redirect } from 'react-router'
import { NOTICE_PARAMETER, type NoticeName } from '../../content/admin/notices.ts'

/** Leads to a screen that says what was done, with scripts and without. */
export function redirectWithNotice(path: string, notice: NoticeName) {
  const separator = path.includes('?') ? '&' : '?'
  return redirect(`${path}${separator}${NOTICE_PARAMETER}=${notice}`)
}
