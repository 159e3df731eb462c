import { subSeconds } from 'date-fns/subSeconds'
import type { StaffActName } from '#domain/accounts/acts.ts'
import { can, type Act } from '#domain/accounts/permissions.ts'
import { bareCode } from '#domain/accounts/sign-in-code.ts'
import { type Actor, toUsername } from '#domain/accounts/staff.ts'
import { knownBrowserCookie, knownBrowserOf, type BrowserSigner } from '#server/auth/known-browser.ts'
import { hashPassword, isOutdated, PasswordsBusy } from '#server/auth/passwords.ts'
import { hashRecoveryCode, readRecoveryCode } from '#server/auth/recovery-codes.ts'
import { sentBack } from '#server/auth/sent-back.ts'
import { STAFF_SESSION, WRONG_CODES } from '#server/auth/staff-auth.ts'
import { findStaffVisitor, type FoundStaff, type StaffAuth } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import type { ApiTokensService } from './api-tokens.ts'
import { authorize } from '#server/auth/authorization.ts'
import { noteNetwork, spendCode } from './session-network.ts'
import { recordStaffAct, recordRefusedSignIn, type Attempt } from './staff-audit.ts'
import { endAllStaffSessions, findOpenSessions } from '#server/data/accounts/staff-sessions-store.ts'
import { findStaff, findStaffPassword, setStaffPassword, holdsStaffRule } from '#server/data/accounts/staff-store.ts'

/** What became of an attempt to sign in, and the cookies that the browser has to keep. */
export type SignIn =
  | { kind: 'signed-in'; cookies: string[] }
  /** The password was right; the code of the second factor is still to come. */
  | { kind: 'code-wanted'; cookies: string[] }
  | { kind: 'refused' }
  /** Too many codes were wrong: none of this account is looked at for so long at most. */
  | { kind: 'locked'; seconds: number }
  /** The password was too long ago, or too many codes came after it that were wrong. */
  | { kind: 'first-step-over' }
  /** Too many passwords wait to be checked. */
  | { kind: 'busy' }

/** `from` is the neighbourhood of the visitor's address, /24 or /48; `browser` what their browser says of itself. */
type Credentials = { username: string; password: string; from?: string; browser?: string }

export type StaffSessionsService = {
  /** The member of staff, or the program with a token, whose request carries these headers; `isUnasked` keeps no session alive. */
  find(headers: Headers, isUnasked?: boolean): Promise<FoundStaff>
  /** Which of these sessions still let somebody in who has this right. */
  stillOpen(ids: string[], act: Act): Promise<Set<string>>
  signIn(credentials: Credentials): Promise<SignIn>
  /** The name of this browser, where that member of staff has signed in with it before. */
  knownBrowser(headers: Headers, username: string): Promise<string | null>
  /** The second step: a code of the authenticator, or one of the recovery codes. `headers` carry the first step. */
  confirm(headers: Headers, code: string, attempt?: Attempt): Promise<SignIn>
  /** Ends the session of these headers and gives the cookies that end it in the browser. */
  signOut(headers: Headers): Promise<string[]>
  /** Ends the sessions of all staff; answers how many. */
  endAll(by: Actor): Promise<number>
}

type StaffSessionsDeps = {
  db: Db
  clock: Clock
  apiTokens: Pick<ApiTokensService, 'verify'>
  /** Signing in, made when it is first wanted. */
  auth: () => Promise<StaffAuth>
}

export function createStaffSessions(deps: StaffSessionsDeps): StaffSessionsService {
  return {
    find: async (headers, isUnasked = false) =>
      findStaffVisitor(headers, {
        auth: await deps.auth(),
        apiTokens: deps.apiTokens,
        isFactorRequired: () => holdsStaffRule(deps.db, 'second-factor'),
        now: deps.clock,
        isUnasked,
      }),
    stillOpen: (ids, act) => stillOpen(deps, ids, act),
    signIn: (credentials) => signIn(deps, credentials),
    knownBrowser: async (headers, username) =>
      knownBrowserOf(headers, toUsername(username), signerOf(await deps.auth())),
    confirm: (headers, code, attempt) => confirm(deps, headers, { typed: code, attempt }),
    signOut: (headers) => signOut(deps, headers),
    endAll: (by) => endAll(deps, by),
  }
}

async function stillOpen({ db, clock }: StaffSessionsDeps, ids: string[], act: Act): Promise<Set<string>> {
  const now = clock()
  const [found, isFactorRequired] = await Promise.all([
    findOpenSessions(db, ids, {
      now: toInstant(now),
      openedAfter: toInstant(subSeconds(now, STAFF_SESSION.longestSeconds)),
    }),
    holdsStaffRule(db, 'second-factor'),
  ])
  const open = found.filter(({ role, hasFactor }) => can(role, act) && (hasFactor || !isFactorRequired))
  return new Set(open.map(({ id }) => id))
}

async function signIn(deps: StaffSessionsDeps, { username, password, from, browser = '' }: Credentials) {
  const auth = await deps.auth()
  const headers = new Headers({ 'user-agent': browser })
  const answer = await auth.api
    .signInUsername({ body: { username, password }, headers, asResponse: true })
    .catch(asBusy)
  if (answer === null) return { kind: 'busy' } satisfies SignIn
  if (!answer.ok) return refused(deps, answer.status, { username, from })
  await keepHashCurrent(deps, username, password)
  const cookies = answer.headers.getSetCookie()
  const body = (await answer.json()) as { twoFactorRedirect?: boolean }
  if (body.twoFactorRedirect) return { kind: 'code-wanted', cookies } satisfies SignIn
  const member = await findStaff(deps.db, { username: toUsername(username) })
  if (member) await record(deps, 'staff.sign-in', { kind: 'staff', id: member.id, name: member.username })
  return signedIn(deps, answer, { username: toUsername(username), from })
}

/** The browser keeps beside the session that it has been let in. */
async function signedIn(
  { db, auth }: StaffSessionsDeps,
  answer: Response,
  { username = '', from = '' }: Attempt,
): Promise<SignIn> {
  const { api, options } = await auth()
  await noteNetwork({ db, auth: { api } }, answer, from)
  const cookies = answer.headers.getSetCookie()
  return { kind: 'signed-in', cookies: [...cookies, knownBrowserCookie(username, signerOf({ options }))] }
}

function signerOf({ options }: Pick<StaffAuth, 'options'>): BrowserSigner {
  return { secret: options.secret, isSecure: options.baseURL.startsWith('https:') }
}

/** The library answers 5xx for its own troubles only; those are not the visitor's. */
async function refused({ db, clock }: StaffSessionsDeps, status: number, attempt: Attempt = {}): Promise<SignIn> {
  if (status >= 500) throw new Error(`Signing in failed with ${status}`)
  await recordRefusedSignIn(db, attempt, clock())
  return { kind: 'refused' }
}

type Confirming = { typed: string; attempt?: Attempt | undefined }

async function confirm(deps: StaffSessionsDeps, headers: Headers, { typed, attempt }: Confirming): Promise<SignIn> {
  const auth = await deps.auth()
  const { api } = auth
  const recovery = readRecoveryCode(typed)
  const code = recovery ?? bareCode(typed)
  const answer = await checkCode(auth, headers, { code, isRecovery: recovery !== null }).catch(asBusy)
  if (answer === null) return { kind: 'busy' }
  if (!answer.ok) return codeRefused(deps, answer, attempt)
  const body = (await answer.json()) as { user: { id: string; name: string } }
  if (!(await spendCode(deps, body.user.id, code))) {
    await api.signOut({ headers: sentBack(answer) })
    return refused(deps, 401, attempt)
  }
  await record(deps, 'staff.sign-in', { kind: 'staff', id: body.user.id, name: body.user.name })
  const member = await findStaff(deps.db, { id: body.user.id })
  return signedIn(deps, answer, { username: member?.username, from: attempt?.from })
}

/** What the library says of a code when the password is wanted again. */
const FIRST_STEP_OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']

async function codeRefused(deps: StaffSessionsDeps, answer: Response, attempt?: Attempt): Promise<SignIn> {
  const refusal = await refused(deps, answer.status, attempt)
  if (answer.status === 429) return { kind: 'locked', seconds: WRONG_CODES.durationSeconds }
  const { code = '' } = (await answer.json()) as { code?: string }
  return FIRST_STEP_OVER.includes(code) ? { kind: 'first-step-over' } : refusal
}

type TypedCode = { code: string; isRecovery: boolean }

async function checkCode({ api, options }: StaffAuth, headers: Headers, { code, isRecovery }: TypedCode) {
  if (!isRecovery) return api.verifyTOTP({ body: { code }, headers, asResponse: true })
  const hashed = await hashRecoveryCode(code, options.secret)
  return api.verifyBackupCode({ body: { code: hashed }, headers, asResponse: true })
}

function asBusy(error: unknown): null {
  if (error instanceof PasswordsBusy) return null
  throw error
}

async function signOut(deps: StaffSessionsDeps, headers: Headers): Promise<string[]> {
  const { api } = await deps.auth()
  const session = await api.getSession({ headers, query: { disableRefresh: true } })
  const answer = await api.signOut({ headers, asResponse: true })
  if (session) await record(deps, 'staff.sign-out', { kind: 'staff', id: session.user.id, name: session.user.name })
  return answer.headers.getSetCookie()
}

function endAll({ db, clock }: StaffSessionsDeps, actor: Actor): Promise<number> {
  return inTransaction(db, async (tx) => {
    await authorize(tx, actor, 'accounts')
    const count = await endAllStaffSessions(tx)
    const at = toInstant(clock())
    await recordStaffAct(tx, { actor, action: 'staff.sessions-ended', subjectId: null, at, detail: { count } })
    return count
  })
}

/** Only now is the password known that a stronger hash can be made of. */
async function keepHashCurrent({ db, clock }: StaffSessionsDeps, username: string, password: string): Promise<void> {
  const member = await findStaff(db, { username: toUsername(username) })
  const hash = member && (await findStaffPassword(db, member.id))
  if (!member || !hash || !isOutdated(hash)) return
  await setStaffPassword(db, member.id, await hashPassword(password), toInstant(clock()))
}

function record({ db, clock }: StaffSessionsDeps, action: StaffActName, actor: Actor): Promise<void> {
  return recordStaffAct(db, { actor, action, subjectId: actor.id, at: toInstant(clock()) })
}
