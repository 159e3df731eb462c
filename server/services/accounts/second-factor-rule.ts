import { refusals } from '#content/refusals.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findStaff, deleteStaffRule, holdsStaffRule, insertStaffRule } from '#server/data/accounts/staff-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { recordStaffAct } from './staff-audit.ts'

/** Whether all staff need a second factor. Programs with a token are no persons and need none. */
type SecondFactorRuleService = {
  isRequired(): Promise<boolean>
  /** From the next request of everybody on. Nobody asks it of others without having one. */
  requireOfAll(by: Actor): Promise<Outcome<void>>
  makeOptional(by: Actor): Promise<void>
}

export function createSecondFactorRule({ db, clock }: { db: Db; clock: Clock }): SecondFactorRuleService {
  const now = () => toInstant(clock())
  return {
    isRequired: () => holdsStaffRule(db, 'second-factor'),
    requireOfAll: (by) => requireOfAll(db, by, now()),
    makeOptional: (by) => makeOptional(db, by, now()),
  }
}

async function requireOfAll(db: Db, actor: Actor, at: string): Promise<Outcome<void>> {
  return inTransaction(db, async (tx) => {
    await takeLock(tx, 'owners')
    await authorize(tx, actor, 'accounts')
    const owner = actor.id === null ? null : await findStaff(tx, { id: actor.id })
    if (!owner?.twoFactorEnabled) return failure({ kind: 'conflict', message: refusals.ownFactorFirst })
    if (await holdsStaffRule(tx, 'second-factor')) return success(undefined)
    await insertStaffRule(tx, 'second-factor', at)
    await recordStaffAct(tx, { actor, at, action: 'staff.second-factor-required', subjectId: null })
    return success(undefined)
  })
}

async function makeOptional(db: Db, actor: Actor, at: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeLock(tx, 'owners')
    await authorize(tx, actor, 'accounts')
    if (!(await holdsStaffRule(tx, 'second-factor'))) return
    await deleteStaffRule(tx, 'second-factor')
    await recordStaffAct(tx, { actor, at, action: 'staff.second-factor-optional', subjectId: null })
  })
}
