import { PasswordsBusy, verifyPassword } from '#server/auth/passwords.ts'
import type { StaffAuth } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import { findProof, saveProof } from '#server/data/accounts/staff-proofs-store.ts'
import { findStaffPassword } from '#server/data/accounts/staff-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'

/** What became of a password that was given to confirm an act. */
export type Confirmed = 'confirmed' | 'wrong' | 'busy'

/**
 * Acts on accounts and on what touches people ask for the password again: an open browser on a desk is not enough.
 * `headers` carry the session; signing in does not count.
 */
type ConfirmationService = {
  /** Whether the password was given in this session in the last ten minutes. */
  isFresh(headers: Headers): Promise<boolean>
  give(headers: Headers, password: string): Promise<Confirmed>
}

const FRESH_MS = 10 * 60 * 1000

type Deps = { db: Db; clock: Clock; auth: () => Promise<StaffAuth> }

export function createConfirmation({ db, clock, auth }: Deps): ConfirmationService {
  const sessionOf = async (headers: Headers) =>
    (await auth()).api.getSession({ headers, query: { disableRefresh: true } })
  return {
    async isFresh(headers) {
      const found = await sessionOf(headers)
      return found !== null && (await findProof(db, nameOf(found.session.id), toInstant(clock()))) !== null
    },
    async give(headers, password) {
      const found = await sessionOf(headers)
      const hash = found && (await findStaffPassword(db, found.user.id))
      if (!found || !hash) return 'wrong'
      try {
        if (!(await verifyPassword(hash, password))) return 'wrong'
      } catch (error) {
        if (error instanceof PasswordsBusy) return 'busy'
        throw error
      }
      const now = clock()
      const expiresAt = toInstant(new Date(now.getTime() + FRESH_MS))
      await inTransaction(db, (tx) =>
        saveProof(tx, { name: nameOf(found.session.id), value: found.user.id, expiresAt }, toInstant(now)),
      )
      return 'confirmed'
    },
  }
}

function nameOf(sessionId: string): string {
  return `confirmed-${sessionId}`
}
