import { redirect } from 'react-router'
import { undoWords } from '#content/admin/undo.ts'
import {
  DONE_PARAMETER,
  LEFT_PARAMETER,
  NOTICE_PARAMETER,
  ROW_PARAMETER,
  UNDO_PARAMETER,
  type NoticeName,
} from '#content/admin/notices.ts'
import { withCookies } from './cookies.ts'
import { manyDoneText, type ManyDone } from '#domain/records/lists/marked.ts'

type Told = {
  /** The act, where it can be undone. */
  undo?: string | null
  /** Names of what an undo left alone. */
  left?: readonly string[]
  /** Of an act on many. */
  done?: ManyDone
  /** What no address may tell. */
  cookies?: readonly string[]
  /** The record that a list shows whoever comes back from its form. */
  row?: string
}

/** Leads to a screen that says what was done, with scripts and without, and offers to undo it. */
export function redirectWithNotice(
  path: string,
  notice: NoticeName,
  { undo, left = [], done, row, cookies = [] }: Told = {},
) {
  const [pathname = '', search] = path.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.set(NOTICE_PARAMETER, notice)
  if (undo) parameters.set(UNDO_PARAMETER, undo)
  if (done) parameters.set(DONE_PARAMETER, manyDoneText(done))
  if (row) parameters.set(ROW_PARAMETER, row)
  for (const name of left) parameters.append(LEFT_PARAMETER, name)
  return redirect(`${pathname}?${parameters}`, { headers: withCookies(cookies) })
}

/** So many names stand in the address of a notice, each of at most so many characters. */
const MOST_NAMES = 10
const LONGEST_NAME = 60

export function shortNames(names: string[]): string[] {
  const some = names.slice(0, MOST_NAMES).map((name) => Array.from(name).slice(0, LONGEST_NAME).join(''))
  return names.length > MOST_NAMES ? [...some, undoWords.more] : some
}
