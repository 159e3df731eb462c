import type { CustomerCaller } from '../../../domain/accounts/caller.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import {
  LONGEST_CODE_MEMORY_SECONDS,
  SIGN_IN_CODE,
  secondsUntilNextCode,
} from '../../../domain/accounts/sign-in-code.ts'
import { askingBrowserOf, forgottenBrowser, newAskingBrowser } from '../../auth/asking-browser.ts'
import type { CustomerAuth } from '../../auth/customer-visitor.ts'
import type { Clock } from '../../clock.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { inTransaction } from '../../data/engine/database.ts'
import type { Db } from '../../data/engine/database.ts'
import { takeLock } from '../../data/engine/dialect.ts'
import { deletePassedMails, insertPassingMail } from '../../data/messages/passing-mails-store.ts'
import {
  countSignInTry,
  deleteSignInRequest,
  deleteSignInRequestsBefore,
  findNewestSignInRequest,
  insertSignInRequest,
  listSignInRequests,
} from '../../data/accounts/sign-in-requests-store.ts'
import { signInMail } from '../../mail/account-mails.ts'
import { newMail } from '../../mail/new-mail.ts'
import type { SettingsService } from '../site/settings.ts'

/** Either a code is on its way and the browser has a cookie to keep, or another one has to wait. */
export type CodeRequest = { ok: true; cookies: string[] } | { ok: false; retryAfterSeconds: number }

/** A code that a browser is waiting for. */
export type AwaitedCode = { email: string; secondsUntilNext: number }

/** What became of a code: `spent` is one that can be of no use any more, for its age or its tries. */
export type CodeEntry =
  | { kind: 'signed-in'; customer: CustomerCaller; cookies: string[] }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'spent' }

/** The codes by which customers sign in. `headers` are those of the request; only its cookies are read. */
export type SignInCodesService = {
  /** Mails a code. Known and unknown addresses are answered alike: the first sign-in makes the account. */
  request(sent: { email: string; locale: Locale }): Promise<CodeRequest>
  /** Null where this browser waits for no code that could still be right. */
  awaited(headers: Headers): Promise<AwaitedCode | null>
  enter(headers: Headers, code: string): Promise<CodeEntry>
}

export type SignInCodesDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get'>
  siteUrl: string
  /** Signing in, made when it is first wanted. */
  auth: () => Promise<CustomerAuth>
  /** Called when new mails wait. */
  onMail?: () => void
}

export function createSignInCodes(deps: SignInCodesDeps): SignInCodesService {
  return {
    request: (sent) => requestCode(deps, sent),
    awaited: (headers) => awaited(deps, headers),
    enter: (headers, code) => enterCode(deps, headers, code),
  }
}

type Sent = { email: string; locale: Locale }

async function requestCode(deps: SignInCodesDeps, { email: typed, locale }: Sent): Promise<CodeRequest> {
  const email = typed.toLowerCase()
  const browser = newAskingBrowser(isSecure(deps))
  const wait = await inTransaction(deps.db, (tx) => noteRequest(tx, { email, browserHash: browser.hash }, deps.clock()))
  if (wait > 0) return { ok: false, retryAfterSeconds: wait }
  const [auth, settings] = await Promise.all([deps.auth(), deps.settings.get()])
  const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
  const mail = newMail(signInMail(code, { email, locale, settings }), new URL(deps.siteUrl).hostname)
  const now = deps.clock()
  await deletePassedMails(deps.db, toInstant(now))
  await insertPassingMail(deps.db, mail, { now: toInstant(now), uselessAfter: after(now, SIGN_IN_CODE.seconds) })
  deps.onMail?.()
  return { ok: true, cookies: [browser.cookie] }
}

/** Notes who asks, unless the address has to wait; answers for how many seconds. */
async function noteRequest(db: Db, asked: { email: string; browserHash: string }, now: Date): Promise<number> {
  await takeLock(db, `code for ${asked.email}`)
  await deleteSignInRequestsBefore(db, after(now, -LONGEST_CODE_MEMORY_SECONDS))
  const earlier = await listSignInRequests(db, asked.email)
  const wait = secondsUntilNextCode(
    earlier.map((instant) => new Date(instant)),
    now,
  )
  if (wait === 0) await insertSignInRequest(db, { ...asked, createdAt: toInstant(now) })
  return wait
}

async function awaited(deps: SignInCodesDeps, headers: Headers): Promise<AwaitedCode | null> {
  const request = await liveRequest(deps, headers)
  if (!request || request.tries >= SIGN_IN_CODE.tries) return null
  const asked = await listSignInRequests(deps.db, request.email)
  const dates = asked.map((instant) => new Date(instant))
  return { email: request.email, secondsUntilNext: secondsUntilNextCode(dates, deps.clock()) }
}

async function enterCode(deps: SignInCodesDeps, headers: Headers, code: string): Promise<CodeEntry> {
  const request = await liveRequest(deps, headers)
  const tries = request && (await countSignInTry(deps.db, request.browserHash, SIGN_IN_CODE.tries))
  if (!request || tries === null) return { kind: 'spent' }
  const { api } = await deps.auth()
  const answer = await api.signInEmailOTP({ body: { email: request.email, otp: code }, asResponse: true })
  if (answer.status >= 500) throw new Error(`Signing in failed with ${answer.status}`)
  if (!answer.ok) {
    const triesLeft = SIGN_IN_CODE.tries - tries
    return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'spent' }
  }
  const { user } = (await answer.json()) as { user: { id: string; email: string } }
  await deleteSignInRequest(deps.db, request.browserHash)
  // The session that this browser had before, if any, is not left behind.
  await api.signOut({ headers })
  const cookies = [...answer.headers.getSetCookie(), forgottenBrowser(isSecure(deps))]
  return { kind: 'signed-in', customer: { kind: 'customer', uuid: user.id, email: user.email }, cookies }
}

/** What this browser asked for, while the code that was mailed for it may still be right. */
async function liveRequest(deps: SignInCodesDeps, headers: Headers) {
  const browserHash = askingBrowserOf(headers, isSecure(deps))
  const request = browserHash === null ? null : await findNewestSignInRequest(deps.db, browserHash)
  return request && request.createdAt > after(deps.clock(), -SIGN_IN_CODE.seconds) ? request : null
}

function isSecure({ siteUrl }: Pick<SignInCodesDeps, 'siteUrl'>): boolean {
  return siteUrl.startsWith('https:')
}

function after(now: Date, seconds: number): string {
  return toInstant(new Date(now.getTime() + seconds * 1000))
}
