import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordMessages } from '#content/admin/account.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Localized } from '#domain/text/locale.ts'
import { createConcurrencyLimit } from '#server/files/processes/concurrency-limit.ts'

/** Argon2id with the parameters of the OWASP cheat sheet: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
/** Each hash in the works holds its memory; whoever comes when so many wait is told to come back. */
const AT_ONCE = 2
const WAITING = 50

const derive = promisify(argon2)

/** Too many passwords wait to be hashed: the answer is 429. */
export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords are waiting to be checked')
  }
}

/** The password's hash in the PHC format, with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await unlessBusy(() => derived(password, salt, COST))
  return format(salt, hash)
}

/** A hash as slow and in the same format, which is the same whenever it is made: for what is found by it. */
export async function repeatableHash(text: string, salt: Buffer): Promise<string> {
  return format(salt, await unlessBusy(() => derived(text, salt, COST)))
}

/** Whether the hash was made of the password; false too for a hash that is none. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const stored = parse(hash)
  if (!stored) return false
  const actual = await unlessBusy(() => derived(password, stored.salt, stored.cost))
  return actual.length === stored.hash.length && timingSafeEqual(actual, stored.hash)
}

/** Whether the hash was made with other parameters than today's: then the next sign-in makes it again. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefixOf(COST))
}

type Cost = typeof COST

const limited = createConcurrencyLimit(AT_ONCE)
let present = 0

async function unlessBusy<T>(work: () => Promise<T>): Promise<T> {
  if (present >= AT_ONCE + WAITING) throw new PasswordsBusy()
  present++
  try {
    return await limited(work)
  } finally {
    present--
  }
}

/** However a keyboard composes its letters, it is the same password. */
function derived(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: HASH_BYTES, ...cost })
}

function prefixOf({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

function format(salt: Buffer, hash: Buffer): string {
  return `${prefixOf(COST)}${[salt, hash].map(unpadded).join('$')}`
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,64})\$([\w+/]{43})$/

function parse(text: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? []
  if (salt === undefined || hash === undefined) return null
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/** Why a member of staff may not have this password, or null; `site` is what the site and its company are called. */
export function checkStaffPassword(
  password: string,
  username: string,
  { name, company }: Pick<SiteSettings, 'name' | 'company'>,
): Localized | null {
  const names = [username, name.ar, name.en, company.ar, company.en].filter(Boolean)
  const problem = passwordProblem(password, names)
  return problem && passwordMessages[problem]
}
