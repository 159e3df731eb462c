import { randomUUID } from 'node:crypto'
import { refusals } from '#content/refusals.ts'
import { isUsername, toUsername } from '#domain/accounts/staff.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { awaitLock } from '#server/data/engine/dialect.ts'
import { countStaff, insertStaff } from '#server/data/accounts/staff-store.ts'
import { hashPassword, checkStaffPassword } from './passwords.ts'

export type OwnerDeps = {
  db: Db
  clock: Clock
  username: string
  /** Null has one made. */
  password: string | null
  /** What the site is called as it begins. */
  site: Pick<SiteSettings, 'name' | 'company'>
  /** So many random bytes. */
  random: (bytes: number) => Uint8Array
}

/** `password` is there once: when this start made the account and the password. */
export type EnsuredOwner = { isNew: boolean; password: string | null }

/**
 * Makes the first owner's account where there is no account of staff at all. A password that staff may not have is
 * refused even when no account is made, so that nobody believes to be using it.
 */
export async function ensureOwner({
  db,
  clock,
  username,
  password,
  site,
  random,
}: OwnerDeps): Promise<Outcome<EnsuredOwner>> {
  const problems = checkOwner(username, password, site)
  if (problems) return failure({ kind: 'invalid', fields: problems })
  if ((await countStaff(db)) > 0) return success({ isNew: false, password: null })
  const given = password ?? makePassword(random)
  const passwordHash = await hashPassword(given)
  const isNew = await inTransaction(db, async (tx) => {
    await awaitLock(tx, 'first owner')
    if ((await countStaff(tx)) > 0) return false
    const owner = { id: randomUUID(), username: toUsername(username), name: username, role: 'owner' as const }
    await insertStaff(tx, { ...owner, passwordHash, now: toInstant(clock()) })
    return true
  })
  return success({ isNew, password: isNew && password === null ? given : null })
}

function checkOwner(
  username: string,
  password: string | null,
  site: OwnerDeps['site'],
): Record<string, Localized> | null {
  if (!isUsername(username)) return { ADMIN_USERNAME: refusals.usernameInvalid }
  const problem = password === null ? null : checkStaffPassword(password, username, site)
  return problem && { ADMIN_PASSWORD: problem }
}

/** Signs that nobody mistakes for one another: 32 of them, so that each byte chooses evenly. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A hundred random bits in four groups that can be typed from a terminal: `k7m2p-9x4tq-h3vbn-w8zrd`. */
function makePassword(random: OwnerDeps['random']): string {
  const signs = Array.from(random(20), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return signs.replace(/.{5}(?=.)/g, '$&-')
}
