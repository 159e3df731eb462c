import type { CustomerCaller, StaffCaller, Visitor } from '#domain/accounts/caller.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { insertToken } from '#server/data/accounts/api-tokens-store.ts'
import { insertStaff } from '#server/data/accounts/staff-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { OWNER } from './site.ts'

/** Signs in as a browser without scripts does, and gives the cookies of the session. */
export async function signIn(origin: string, credentials = OWNER, headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, Origin: origin },
    body: new URLSearchParams(credentials),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  return { status: answer.status, cookie, location: answer.headers.get('location') }
}

/** A visitor who is whom `staff` names at each call, and a customer besides if one is given. */
export function visitorWhoIs(staff: () => StaffCaller, customer: CustomerCaller | null = null): Visitor {
  return {
    staffWithoutFactor: async () => null,
    staff: async () => staff(),
    customer: async () => customer,
    cookies: [],
  }
}

/** Gives somebody whom a test made up the account, or the token, that they say they have. */
export async function giveAccount(db: Db, { id, name, role, via }: StaffCaller): Promise<StaffCaller> {
  const now = '2026-01-01T00:00:00.000Z'
  if (via === 'session') {
    await insertStaff(db, { id, username: name.toLowerCase(), name, role: role ?? 'viewer', passwordHash: '', now })
    if (role === null) await db.updateTable('staff_users').set({ role: 'superadmin' }).where('id', '=', id).execute()
  } else {
    const token = { id, name, role: role ?? 'viewer', maker: { id: null, name: 'Someone' } }
    const times = { createdAt: now, expiresAt: '2036-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null }
    await insertToken(db, { ...token, ...times }, id.padEnd(64, '0').slice(0, 64))
    if (role === null) await db.updateTable('api_tokens').set({ role: 'superadmin' }).where('id', '=', id).execute()
  }
  return { kind: 'staff', id, name, role, via }
}

const member = (name: string, role: StaffRole): StaffCaller => ({ kind: 'staff', id: name, name, role, via: 'session' })

/** Somebody of each role, whose account a test makes with `giveAccount`. */
export const olga = member('olga', 'owner')
export const sara = member('sara', 'editor')
export const omar = member('omar', 'sales')
export const vera = member('vera', 'viewer')

/** What a browser sends back of the cookies that it was given; those that end at once it does not keep. */
export function sessionCookie(answer: object): string {
  const cookies = 'cookies' in answer ? (answer.cookies as string[]) : []
  const kept = cookies.filter((cookie) => !cookie.includes('Max-Age=0'))
  return kept.map((cookie) => cookie.split(';')[0]).join('; ')
}
