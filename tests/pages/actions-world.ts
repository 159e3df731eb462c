import { systemClock } from '#server/clock.ts'
import type { Services } from '#server/services/services.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { cookiesOf, lastCode } from '#tests/support/customers.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { aProduct, someone, valueOf } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { fillBesidePages, fillPages, pathsOf, sendRequests } from './page-paths.ts'
import { visitorHeaders } from './page.ts'

export const SECRET = 'What only staff may read'
export const PASSWORD = 'gusty-plinth-ohm'

type Headers = Record<string, string>

/** A site with a record for every address that names one, and with everybody who may come to it. */
export type ActionsWorld = {
  site: FilledSite
  send(path: string, headers: Headers, body: BodyInit): Promise<Response>
  /** Where a pattern leads here. */
  pathOf(pattern: string): string
  callers: Record<Caller, Headers>
  /** Signs in again: what was sent may have ended the session. */
  session(username: string): Promise<Headers>
  /** The same for an owner who has just given the password again. */
  confirmedOwner(): Promise<Headers>
}

/**
 * Members of staff by what they may do; `superadmin` is no role that there is. Who has become a viewer has a session from
 * before, in which the password was just given again.
 */
export const STAFF_CALLERS = {
  'an owner': 'owner',
  'an editor': 'editor',
  'a salesperson': 'sales',
  'an editor who sells': 'editor,sales',
  'a viewer': 'viewer',
  'staff without a known role': 'superadmin',
  'an owner who has become a viewer': 'viewer',
} as const

export const CALLERS = [
  'nobody',
  'a customer',
  ...(Object.keys(STAFF_CALLERS) as (keyof typeof STAFF_CALLERS)[]),
  'staff whose account was closed',
  'a program of an owner',
  'a session of its own making',
] as const
export type Caller = (typeof CALLERS)[number]

export async function openActionsWorld(): Promise<ActionsWorld> {
  let token = ''
  const site = await openFilledSite(async (services) => {
    token = await fill(services)
  })
  const send: ActionsWorld['send'] = (path, headers, body) =>
    fetch(site.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...visitorHeaders(), Origin: site.origin, ...headers },
      body,
    })
  const session = async (username: string) => ({
    cookie: (await signIn(site.origin, { username, password: PASSWORD }, visitorHeaders())).cookie,
  })
  const confirmedOwner = async (username = OWNER.username) => {
    const headers = await session(username)
    const fields = { intent: 'optional-factor', current_password: PASSWORD }
    const answer = await send('/admin/users', headers, new URLSearchParams(fields))
    if (!answer.ok) throw new Error(`The password was answered with ${answer.status}`)
    return headers
  }
  const closed = await session('gone')
  const demoted = await confirmedOwner('demoted')
  await site.withDb(async (db) => {
    const staff = createStaff({ db, clock: systemClock })
    valueOf(await staff.setDisabled((await staff.findByUsername('gone'))!.id, true, someone))
    // As if in another tab, and a moment before their own forms arrive: the service that does it ends their sessions, too.
    await db.updateTable('staff_users').set({ role: 'viewer' }).where('username', '=', 'demoted').execute()
    await fillBesidePages(db)
  })
  const customer = await customerOf(site, send)
  for (const name of ['Omar', 'Nour']) {
    await send(
      '/en/contact',
      {},
      new URLSearchParams({ name, email: `${name.toLowerCase()}@client.example`, message: SECRET }),
    )
  }
  await send('/admin/items/delete/binned', await confirmedOwner(), new URLSearchParams({}))
  return {
    site,
    send,
    session,
    confirmedOwner,
    pathOf: await pathsOf(site),
    callers: {
      nobody: {},
      'a customer': customer,
      ...(await staffSessions(site, session)),
      'an owner': await confirmedOwner(),
      'an owner who has become a viewer': demoted,
      'staff whose account was closed': closed,
      'a program of an owner': { Authorization: `Bearer ${token}` },
      'a session of its own making': { cookie: 'staff.session_token=a.b; customer.session_token=a.b' },
    },
  }
}

async function fill(services: Services): Promise<string> {
  const { staff, apiTokens, products } = services
  await fillPages(services)
  await sendRequests(services)
  valueOf(await products.create(aProduct({ slug: 'binned', code: null }), { id: 'binned' }))
  for (const [username, role] of [
    ...Object.values(STAFF_CALLERS)
      .filter((role, at, all) => role !== 'owner' && all.indexOf(role) === at)
      .map((role) => [usernameOf(role), role === 'superadmin' ? 'owner' : role] as const),
    ['gone', 'owner'],
    ['demoted', 'owner'],
  ] as const)
    valueOf(await staff.add({ username, password: PASSWORD, role }, someone))
  return (await apiTokens.create({ name: 'a program', role: 'owner', days: 1 }, someone)).secret
}

/** Roles may hold a sign that names may not. */
export const usernameOf = (role: string) => (role === 'owner' ? OWNER.username : role.replace(',', '-'))

async function staffSessions(site: FilledSite, session: ActionsWorld['session']) {
  await site.withDb((db) =>
    db.updateTable('staff_users').set({ role: 'superadmin' }).where('username', '=', 'superadmin').execute(),
  )
  const entries = Object.entries(STAFF_CALLERS).map(
    async ([caller, role]) => [caller, await session(usernameOf(role))] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof STAFF_CALLERS, Headers>
}

async function customerOf(site: FilledSite, send: ActionsWorld['send']): Promise<Headers> {
  const email = 'sara@client.example'
  const asked = await send('/api/auth/send-code', {}, new URLSearchParams({ email }))
  const code = await site.withDb((db) => lastCode(db, email))
  const entered = await send('/api/auth/verify-code', { cookie: cookiesOf(asked) }, new URLSearchParams({ code }))
  return { cookie: cookiesOf(entered) }
}
