import type { StaffCaller } from '#domain/accounts/caller.ts'
import { readRole } from '#domain/accounts/permissions.ts'
import type { ApiToken } from '#domain/accounts/staff.ts'
import { type createStaffAuth, STAFF_SESSION } from './staff-auth.ts'

export type StaffAuth = Awaited<ReturnType<typeof createStaffAuth>>

/** Who it is, and the cookies that keep them signed in. */
export type Found<Who> = { caller: Who | null; cookies: string[] }

/** `withoutFactor`: who it would be, if they had the second factor that is required of all staff. */
export type FoundStaff = Found<StaffCaller> & {
  withoutFactor: StaffCaller | null
  /** Of whoever is let in by one. */
  sessionId: string | null
}

const NOBODY: FoundStaff = { caller: null, withoutFactor: null, sessionId: null, cookies: [] }
/** The name of a scheme is the same in capitals (RFC 9110). */
const BEARER = /^bearer +/i

type StaffVisitorDeps = {
  auth: StaffAuth
  /** Whose secret it is; null for a wrong, expired or revoked one. */
  apiTokens: { verify(secret: string): Promise<ApiToken | null> }
  /** Whether staff need a second factor; asked for sessions of those alone who have none. */
  isFactorRequired: () => Promise<boolean>
  now: () => Date
  /** A screen asks by itself: the session lasts no longer for that. */
  isUnasked?: boolean
}

/** The member of staff, or the program with a token of staff's rights, that sends these headers. */
export async function findStaffVisitor(headers: Headers, deps: StaffVisitorDeps): Promise<FoundStaff> {
  const authorization = headers.get('authorization') ?? ''
  // A program that names a token is that program, whatever cookies come with it. Other schemes are for whoever stands
  // before the site, such as a proxy with a password of its own.
  if (BEARER.test(authorization)) {
    return { ...NOBODY, caller: await byToken(authorization.replace(BEARER, '').trim(), deps) }
  }
  return headers.has('cookie') ? bySession(headers, deps) : NOBODY
}

async function byToken(secret: string, { apiTokens }: StaffVisitorDeps): Promise<StaffCaller | null> {
  const token = /^[\w-]{1,200}$/.test(secret) ? await apiTokens.verify(secret) : null
  return token && { kind: 'staff', id: token.id, name: token.name, role: token.role, via: 'token' }
}

async function bySession(headers: Headers, deps: StaffVisitorDeps): Promise<FoundStaff> {
  const { auth, now, isFactorRequired, isUnasked = false } = deps
  const { headers: renewed, response: found } = await auth.api.getSession({
    headers,
    returnHeaders: true,
    query: { disableRefresh: isUnasked },
  })
  if (!found) return NOBODY
  const { user, session } = found
  const age = now().getTime() - new Date(session.createdAt).getTime()
  if (age > STAFF_SESSION.longestSeconds * 1000) {
    await auth.api.signOut({ headers })
    return NOBODY
  }
  const caller: StaffCaller = {
    kind: 'staff',
    id: user.id,
    name: user.displayUsername ?? user.name,
    role: readRole(user.role ?? null),
    via: 'session',
  }
  const cookies = renewed.getSetCookie()
  if (user.banned) return { ...NOBODY, cookies }
  if (!user.twoFactorEnabled && (await isFactorRequired())) return { ...NOBODY, withoutFactor: caller, cookies }
  return { ...NOBODY, caller, sessionId: session.id, cookies }
}
