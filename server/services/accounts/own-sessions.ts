import type { StaffActName } from '#domain/accounts/acts.ts'
import { type Actor, type OpenSession, readUserAgent } from '#domain/accounts/staff.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { STAFF_SESSION } from '#server/auth/staff-auth.ts'
import type { StaffAuth } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import {
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
} from '#server/data/accounts/staff-sessions-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { authorize } from '#server/auth/authorization.ts'
import { recordStaffAct } from './staff-audit.ts'

/** Where a member of staff is signed in. `headers` carry their session. */
type OwnSessionsService = {
  /** The one of these headers first, then the last used. */
  list(headers: Headers): Promise<OpenSession[]>
  end(id: string, by: Actor): Promise<Outcome<void>>
  /** All but the one of these headers. */
  endOthers(headers: Headers, by: Actor): Promise<Outcome<void>>
}

type Deps = { db: Db; clock: Clock; auth: () => Promise<StaffAuth> }

export function createOwnSessions({ db, clock, auth }: Deps): OwnSessionsService {
  const now = () => toInstant(clock())
  const here = async (headers: Headers) => (await auth()).api.getSession({ headers, query: { disableRefresh: true } })
  const recorded = (by: Actor, action: StaffActName, detail = {}) => ({
    actor: by,
    action,
    subjectId: by.id,
    at: now(),
    detail,
  })
  return {
    async list(headers) {
      const found = await here(headers)
      if (!found) return []
      const oldest = toInstant(new Date(clock().getTime() - STAFF_SESSION.longestSeconds * 1000))
      const sessions = await listStaffSessions(db, found.user.id, now())
      const usable = sessions.filter(({ createdAt }) => createdAt > oldest)
      const open = usable.map(({ userAgent, ...facts }) => ({
        ...facts,
        browser: readUserAgent(userAgent),
        isHere: facts.id === found.session.id,
      }))
      return open.toSorted((one, other) => Number(other.isHere) - Number(one.isHere))
    },
    end: (id, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'own-account')
        if (!(await endStaffSession(tx, by.id ?? '', id))) return failure({ kind: 'not-found' })
        await recordStaffAct(tx, recorded(by, 'staff.own-session-ended'))
        return success(undefined)
      }),
    async endOthers(headers, by) {
      const found = await here(headers)
      return inTransaction(db, async (tx) => {
        await authorize(tx, by, 'own-account')
        if (found?.user.id !== by.id) return failure({ kind: 'not-found' })
        const count = await endOtherStaffSessions(tx, found.user.id, found.session.id)
        await recordStaffAct(tx, recorded(by, 'staff.own-sessions-ended', { count }))
        return success(undefined)
      })
    },
  }
}
