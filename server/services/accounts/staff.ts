import { randomUUID } from 'node:crypto'
import { refusals } from '#content/refusals.ts'
import type { StaffActName } from '#domain/accounts/acts.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { firstScreenOf } from '#domain/accounts/staff-preferences.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { type Actor, type StaffMember, isUsername, toUsername } from '#domain/accounts/staff.ts'
import { hashPassword, checkStaffPassword } from '#server/auth/passwords.ts'
import type { Clock } from '#server/clock.ts'
import { revokeTokensOf } from '#server/data/accounts/api-tokens-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import {
  countStaff,
  deleteSecondFactor,
  deleteStaff,
  findStaff,
  insertStaff,
  listStaff,
  setStaffDisabled,
  setStaffPassword,
  setStaffRole,
} from '#server/data/accounts/staff-store.ts'
import { endStaffSessions } from '#server/data/accounts/staff-sessions-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { readSettings } from '#server/services/site/settings.ts'
import { saveFirstScreen } from './staff-preferences.ts'
import { recordStaffAct } from './staff-audit.ts'

/** Accounts of staff. Whatever takes rights or a password away also signs that person out everywhere. */
type StaffService = {
  /** By name. */
  list(): Promise<StaffMember[]>
  get(id: string): Promise<StaffMember | null>
  findByUsername(username: string): Promise<StaffMember | null>
  add(member: Addition, by: Actor): Promise<Outcome<StaffMember>>
  setPassword(id: string, password: string, by: Actor): Promise<Outcome<void>>
  setRole(id: string, role: StaffRole, by: Actor): Promise<Outcome<void>>
  setDisabled(id: string, disabled: boolean, by: Actor): Promise<Outcome<void>>
  /** For somebody whose authenticator is lost: the password alone opens the account again. */
  removeSecondFactor(id: string, by: Actor): Promise<Outcome<void>>
  remove(id: string, by: Actor): Promise<Outcome<void>>
}

type Addition = { username: string; password: string; role: StaffRole }

export function createStaff({ db, clock }: { db: Db; clock: Clock }): StaffService {
  const now = () => toInstant(clock())
  return {
    list: () => listStaff(db),
    get: (id) => findStaff(db, { id }),
    findByUsername: (username) => findStaff(db, { username: toUsername(username) }),
    add: (member, actor) => add(db, member, { actor, at: now() }),
    setPassword: (id, password, actor) => setPassword(db, id, password, { actor, at: now() }),
    setRole: (id, role, actor) =>
      change(db, id, { actor, at: now(), action: 'staff.role', detail: { role }, staysOwner: role === 'owner' }, (tx) =>
        setStaffRole(tx, id, role, now()),
      ),
    setDisabled: (id, disabled, actor) => {
      const action = disabled ? 'staff.disable' : 'staff.enable'
      const act: Change = { actor, at: now(), action, staysOwner: !disabled }
      return change(db, id, act, (tx) => setStaffDisabled(tx, id, disabled, now()))
    },
    removeSecondFactor: async (id, actor) => {
      if (isOwn(actor, id)) return failure({ kind: 'conflict', message: refusals.ownAccount })
      return change(db, id, { actor, at: now(), action: 'staff.second-factor-off', staysOwner: true }, (tx) =>
        deleteSecondFactor(tx, id, now()),
      )
    },
    remove: (id, actor) =>
      change(db, id, { actor, at: now(), action: 'staff.remove', staysOwner: false }, (tx) => deleteStaff(tx, id)),
  }
}

type Stamp = { actor: Actor; at: string }

async function add(
  db: Db,
  { username, password, role }: Addition,
  { actor, at }: Stamp,
): Promise<Outcome<StaffMember>> {
  const problems = await check(db, username, password)
  if (problems) return failure({ kind: 'invalid', fields: problems })
  const passwordHash = await hashPassword(password)
  const member = { id: randomUUID(), username: toUsername(username), name: username, role, passwordHash, now: at }
  return inTransaction(db, async (tx) => {
    await authorize(tx, actor, 'accounts')
    if (await findStaff(tx, { username: member.username })) {
      return failure({ kind: 'conflict', message: refusals.usernameTaken })
    }
    await insertStaff(tx, member)
    await saveFirstScreen(tx, member.id, firstScreenOf(role))
    await recordStaffAct(tx, { actor, at, action: 'staff.add', subjectId: member.id, detail: { name: username, role } })
    const added = await findStaff(tx, { id: member.id })
    return added ? success(added) : failure({ kind: 'not-found' })
  })
}

async function setPassword(db: Db, id: string, password: string, { actor, at }: Stamp): Promise<Outcome<void>> {
  if (isOwn(actor, id)) return failure({ kind: 'conflict', message: refusals.ownAccount })
  const member = await findStaff(db, { id })
  if (!member) return failure({ kind: 'not-found' })
  const problem = checkStaffPassword(password, member.username, (await readSettings(db)).settings)
  if (problem) return failure({ kind: 'invalid', fields: { password: problem } })
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await authorize(tx, actor, 'accounts')
    await setStaffPassword(tx, id, passwordHash, at)
    await endStaffSessions(tx, id)
    await recordStaffAct(tx, { actor, at, action: 'staff.password', subjectId: id, detail: { name: member.username } })
  })
  return success(undefined)
}

type Change = Stamp & { action: StaffActName; detail?: Record<string, unknown>; staysOwner: boolean }

/** Does `work` unless it would leave the site without an owner who can sign in. */
async function change(
  db: Db,
  id: string,
  { staysOwner, actor, at, action, detail = {} }: Change,
  work: (tx: Tx) => Promise<void>,
): Promise<Outcome<void>> {
  return inTransaction(db, async (tx) => {
    // Two owners who demote each other at the same moment would otherwise both succeed.
    await takeLock(tx, 'owners')
    await authorize(tx, actor, 'accounts')
    const member = await findStaff(tx, { id })
    if (!member) return failure({ kind: 'not-found' })
    if (!staysOwner && (await isLastOwner(tx, member)))
      return failure({ kind: 'conflict', message: refusals.lastOwner })
    await work(tx)
    await endStaffSessions(tx, id)
    // What somebody has made who may make nothing any more ends with them.
    if (!staysOwner) await revokeTokensOf(tx, id, at)
    await recordStaffAct(tx, { actor, at, action, subjectId: id, detail: { name: member.username, ...detail } })
    return success(undefined)
  })
}

/** What one's own password guards has one door, which asks for it. */
function isOwn(actor: Actor, id: string): boolean {
  return actor.kind === 'staff' && actor.id === id
}

async function isLastOwner(tx: Tx, { role, disabled }: StaffMember): Promise<boolean> {
  return role === 'owner' && !disabled && (await countStaff(tx, ENABLED_OWNERS)) === 1
}

const ENABLED_OWNERS = { role: 'owner', enabled: true } as const

async function check(db: Db, username: string, password: string): Promise<FieldErrors | null> {
  if (!isUsername(username)) return { username: refusals.usernameInvalid }
  const problem = checkStaffPassword(password, username, (await readSettings(db)).settings)
  return problem && { password: problem }
}
