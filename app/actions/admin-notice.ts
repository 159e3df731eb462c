import { redirect } from 'react-router'
import { LEFT_PARAMETER, NOTICE_PARAMETER, UNDO_PARAMETER, type NoticeName } from '../../content/admin/notices.ts'

type Told = {
  /** The act, where it can be undone. */
  undo?: string | null
  /** Names of what an undo left alone. */
  left?: readonly string[]
}

/** Leads to a screen that says what was done, with scripts and without, and offers to undo it. */
export function redirectWithNotice(path: string, notice: NoticeName, { undo, left = [] }: Told = {}) {
  const [pathname = '', search] = path.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.set(NOTICE_PARAMETER, notice)
  if (undo) parameters.set(UNDO_PARAMETER, undo)
  for (const name of left) parameters.append(LEFT_PARAMETER, name)
  return redirect(`${pathname}?${parameters}`)
}
