import { afterAll, beforeAll } from 'vitest'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { openFilledSite, type Beginning, type Fill, type FilledSite } from '#tests/support/filled-site.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { type FilledForm, formsOf } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'

type Given = {
  /** Whom it has beside its owner, by their role; all have the owner's password. */
  staff?: readonly StaffRole[]
  environment?: Record<string, string>
  beginning?: Beginning
}

/** Who asks: the owner, unless another member of staff is named, or `nobody`. */
export type Who = { as?: 'owner' | StaffRole | 'nobody'; cookie?: string | undefined; locale?: Locale }

type Fields = FormData | Record<string, string> | Iterable<readonly [string, string]>

/** What the button sends that saves a record and opens the one behind it. */
export const SAVE_AND_NEXT = Object.fromEntries(new URLSearchParams('then=next'))

/** The site of a file's tests, asked as a browser without scripts asks. */
export function staffSite(fill: Fill, { staff = [], environment, beginning }: Given = {}) {
  let site: FilledSite
  const cookies: Partial<Record<string, string>> = {}
  const enter = (username: string, password = OWNER.password) =>
    signIn(site.origin, { username, password }, visitorHeaders())

  beforeAll(async () => {
    const withStaff: Fill = async (services, db) => {
      for (const role of staff)
        valueOf(await services.staff.add({ username: role, password: OWNER.password, role }, someone))
      return fill(services, db)
    }
    site = await openFilledSite(withStaff, environment, beginning)
    for (const role of staff) cookies[role] = (await enter(role)).cookie
    cookies['owner'] = (await enter(OWNER.username)).cookie
  })
  afterAll(() => site.stop())

  const headers = ({ as = 'owner', cookie = cookies[as], locale = 'en' }: Who = {}): Record<string, string> => ({
    ...visitorHeaders(),
    Origin: site.origin,
    'Accept-Language': locale,
    ...(cookie && { cookie }),
  })

  async function ask(path: string, init: RequestInit, who?: Who): Promise<Page> {
    const answer = await fetch(site.origin + path, { redirect: 'manual', headers: headers(who), ...init })
    return new Page(path, answer.status, answer.headers, await answer.text())
  }

  const see = (path: string, who?: Who) => ask(path, {}, who)

  /** Sends a form, and has what that itself is answered. */
  const post = (path: string, fields: Fields, who?: Who) => ask(path, { method: 'POST', body: bodyOf(fields) }, who)

  /** Sends a form, and opens where that leads; what was refused is its own answer. */
  async function send(path: string, fields: Fields, who: Who = {}): Promise<Page> {
    const answer = await post(path, fields, who)
    if (answer.location === null) return answer
    const given = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
    const cookie = [headers(who)['cookie'], ...given].filter(Boolean).join('; ')
    return see(answer.location, given.length > 0 ? { ...who, cookie } : who)
  }

  return {
    /** It is there once tests run. */
    site: () => site,
    headers,
    enter,
    see,
    post,
    send,
    /** Sends a form of a page with some fields filled otherwise. */
    fill: ({ path, fields }: FilledForm, typed: Record<string, string> = {}, who?: Who) =>
      send(path, new Map([...fields, ...Object.entries(typed)]), who),
    /** Presses the button of a notice that takes back what was done. */
    undo(page: Page, who?: Who): Promise<Page> {
      const { path, fields } = undoFormOf(page)!
      return send(path, fields, who)
    },
  }
}

export const undoFormOf = (page: Page): FilledForm | undefined =>
  formsOf(page).find(({ path }) => path === '/admin/undo')

function bodyOf(fields: Fields): BodyInit {
  if (fields instanceof FormData) return fields
  const entries = isIterable(fields) ? fields : Object.entries(fields)
  return new URLSearchParams(Array.from(entries, ([name, value]) => [name, value]))
}

const isIterable = (fields: Exclude<Fields, FormData>): fields is Iterable<readonly [string, string]> =>
  Symbol.iterator in fields
