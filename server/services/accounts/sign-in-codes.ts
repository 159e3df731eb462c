import { randomInt, timingSafeEqual, createHash, createHmac, randomBytes } from 'node:crypto'
import type { CustomerCaller, Source } from '#domain/accounts/caller.ts'
import { mailboxOf } from '#domain/messages/email.ts'
import type { Locale } from '#domain/text/locale.ts'
import {
  LONGEST_CODE_MEMORY_SECONDS,
  mayMailCode,
  SIGN_IN_CODE,
  secondsUntilNextCode,
  type AskedCode,
} from '#domain/accounts/sign-in-code.ts'
import type { CustomerAuth } from '#server/auth/customer-auth.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { inLockedTransaction } from '#server/data/engine/locked-transaction.ts'
import {
  countSignInTry,
  deleteSignInRequest,
  deleteSignInRequestsBefore,
  findSignInRequest,
  insertSignInRequest,
  listSignInRequests,
  type SignInRequest,
} from '#server/data/accounts/sign-in-requests-store.ts'
import { deletePassedMails, insertPassingMail } from '#server/data/messages/outbox-store.ts'
import { signInMail } from '#server/mail/account-mails.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import type { SourceKeys } from '#server/services/site/source-keys.ts'
import { parse, serialize } from 'hono/utils/cookie'

/** Either a code is on its way and the browser has a cookie to keep, or another one has to wait. */
type CodeRequest = { ok: true; cookies: string[] } | { ok: false; retryAfterSeconds: number }

export type AwaitedCode = { email: string; secondsUntilNext: number }

/** What became of a code: `spent` is one that can be of no use any more, for its age or its tries. */
export type CodeEntry =
  | { kind: 'signed-in'; customer: CustomerCaller; cookies: string[] }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'spent' }

/** The codes by which customers sign in. `headers` are those of the request; only its cookies are read. */
type SignInCodesService = {
  /** Mails a code. Known and unknown addresses are answered alike: the first sign-in makes the account. */
  request(sent: { email: string; locale: Locale; source: Source }): Promise<CodeRequest>
  /** Null where this browser waits for no code that could still be right. */
  awaited(headers: Headers): Promise<AwaitedCode | null>
  enter(headers: Headers, code: string): Promise<CodeEntry>
}

type SignInCodesDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get'>
  sourceKeys: SourceKeys
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

type Sent = { email: string; locale: Locale; source: Source }

async function requestCode(deps: SignInCodesDeps, { email: typed, locale, source }: Sent): Promise<CodeRequest> {
  const email = typed.toLowerCase()
  const browser = newAskingBrowser(isSecure(deps))
  const code = newCode()
  const { visitor } = await deps.sourceKeys(source)
  const asked = { email, browserHash: browser.hash, source: visitor, codeHash: codeHash(browser, code) }
  const now = deps.clock()
  const mailbox = mailboxOf(email)
  const { wait, isMailed } = await inLockedTransaction(deps.db, `code for ${mailbox}`, (tx) =>
    noteRequest(tx, { ...asked, mailbox }, now),
  )
  if (wait > 0) return { ok: false, retryAfterSeconds: wait }
  if (!isMailed) return { ok: true, cookies: [browser.cookie] }
  const texts = await readMailTexts(deps)
  const mail = newMail(signInMail(code, { email, locale, texts }), new URL(deps.siteUrl).hostname)
  await deletePassedMails(deps.db, toInstant(now))
  await insertPassingMail(deps.db, mail, { now: toInstant(now), uselessAfter: after(now, SIGN_IN_CODE.seconds) })
  deps.onMail?.()
  return { ok: true, cookies: [browser.cookie] }
}

function newCode(): string {
  return String(randomInt(10 ** SIGN_IN_CODE.digits)).padStart(SIGN_IN_CODE.digits, '0')
}

type Asked = Omit<SignInRequest, 'tries' | 'createdAt'>

/** What no code hashes to: of a request whose code was not mailed. */
const UNMAILED = ''

/** Notes who asks, unless they have to wait for some seconds, and whether their code is mailed. */
async function noteRequest(db: Db, asked: Asked, now: Date): Promise<{ wait: number; isMailed: boolean }> {
  await deleteSignInRequestsBefore(db, after(now, -LONGEST_CODE_MEMORY_SECONDS))
  const earlier = await earlierCodes(db, asked)
  const wait = secondsUntilNextCode(earlier, now)
  const isMailed = mayMailCode(earlier, now)
  const hash = isMailed ? asked.codeHash : UNMAILED
  if (wait === 0) await insertSignInRequest(db, { ...asked, codeHash: hash, createdAt: toInstant(now) })
  return { wait, isMailed }
}

async function earlierCodes(db: Db, { mailbox, source }: Pick<Asked, 'mailbox' | 'source'>): Promise<AskedCode[]> {
  const earlier = await listSignInRequests(db, mailbox)
  return earlier.map((one) => ({
    at: new Date(one.createdAt),
    isSame: one.source === source,
    isMailed: one.codeHash !== UNMAILED,
  }))
}

async function awaited(deps: SignInCodesDeps, headers: Headers): Promise<AwaitedCode | null> {
  const found = await liveRequest(deps, headers)
  if (!found || found.request.tries >= SIGN_IN_CODE.tries) return null
  return {
    email: found.request.email,
    secondsUntilNext: secondsUntilNextCode(await earlierCodes(deps.db, found.request), deps.clock()),
  }
}

async function enterCode(deps: SignInCodesDeps, headers: Headers, code: string): Promise<CodeEntry> {
  const found = await liveRequest(deps, headers)
  const tries = found && (await countSignInTry(deps.db, found.request.browserHash, SIGN_IN_CODE.tries))
  if (!found || tries === null) return { kind: 'spent' }
  const { browser, request } = found
  if (!isSame(codeHash(browser, code), request.codeHash)) {
    const triesLeft = SIGN_IN_CODE.tries - tries
    return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'spent' }
  }
  // Of two who enter it at the same moment, one signs in.
  if (!(await deleteSignInRequest(deps.db, request.browserHash))) return { kind: 'spent' }
  return signIn(deps, headers, request.email)
}

/** The account library opens sessions by codes of its own: one is made and used up here, after ours was right. */
async function signIn(deps: SignInCodesDeps, headers: Headers, email: string): Promise<CodeEntry> {
  const { api } = await deps.auth()
  const answer = await openSession(api, email)
  const { user } = (await answer.json()) as { user: { id: string; email: string } }
  // The session that this browser had before, if any, is not left behind.
  await api.signOut({ headers })
  const cookies = [...answer.headers.getSetCookie(), forgottenBrowser(isSecure(deps))]
  return { kind: 'signed-in', customer: { kind: 'customer', uuid: user.id, email: user.email }, cookies }
}

/** Its code is the account's: of two sign-ins at the same moment one may take the other's away. */
async function openSession(api: CustomerAuth['api'], email: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const otp = await api.createVerificationOTP({ body: { email, type: 'sign-in' } })
    const answer = await api.signInEmailOTP({ body: { email, otp }, asResponse: true })
    if (answer.ok) return answer
    if (attempt === 3 || answer.status >= 500) throw new Error(`Signing in failed with ${answer.status}`)
  }
}

/** What this browser asked for, while the code that was mailed for it may still be right. */
async function liveRequest(deps: SignInCodesDeps, headers: Headers) {
  const browser = askingBrowserOf(headers, isSecure(deps))
  const request = browser && (await findSignInRequest(deps.db, browser.hash))
  if (!request || request.createdAt <= after(deps.clock(), -SIGN_IN_CODE.seconds)) return null
  return { browser, request }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function isSecure({ siteUrl }: Pick<SignInCodesDeps, 'siteUrl'>): boolean {
  return siteUrl.startsWith('https:')
}

function after(now: Date, seconds: number): string {
  return toInstant(new Date(now.getTime() + seconds * 1000))
}

/** A browser that asked for a code: what it keeps, and the hash by which it is found again. */
type AskingBrowser = { token: string; hash: string; cookie: string }

/** The cookie that binds a code to the browser that asked for it. Nobody can guess or make one. */
function newAskingBrowser(isSecure: boolean): AskingBrowser {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token), cookie: cookieOf(isSecure, token, SIGN_IN_CODE.seconds) }
}

/** The browser that sends these headers; null where it asked for no code. */
function askingBrowserOf(headers: Headers, isSecure: boolean): Pick<AskingBrowser, 'token' | 'hash'> | null {
  const token = parse(headers.get('cookie') ?? '')[nameOf(isSecure)]
  return token ? { token, hash: hashOf(token) } : null
}

/** A code as it is stored: who has the database has neither the code nor what the browser keeps. */
function codeHash({ token }: Pick<AskingBrowser, 'token'>, code: string): string {
  return createHmac('sha256', token).update(code).digest('base64url')
}

/** The cookie that ends the binding in the browser. */
function forgottenBrowser(isSecure: boolean): string {
  return cookieOf(isSecure, '', 0)
}

function cookieOf(isSecure: boolean, token: string, maxAge: number): string {
  return serialize(nameOf(isSecure), token, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge })
}

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-customer.sign_in' : 'customer.sign_in'
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
