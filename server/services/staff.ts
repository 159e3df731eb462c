import { randomUUID } from 'node:crypto'
import { refusals } from '../../content/refusals.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Failure, FieldErrors, Outcome } from '../../domain/errors.ts'
import type { StaffMember, StaffRole } from '../../domain/staff.ts'
import { isUsername, toUsername } from '../../domain/username.ts'
import { hashPassword } from '../auth/passwords.ts'
import { checkStaffPassword } from '../auth/staff-rules.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import { inTransaction } from '../data/database.ts'
import type { Db, Tx } from '../data/database.ts'
import { takeTurn } from '../data/dialect.ts'
import {
  countStaff,
  deleteStaff,
  endStaffSessions,
  findStaff,
  insertStaff,
  listStaff,
  setStaffDisabled,
  setStaffPassword,
  setStaffRole,
} from '../data/staff-store.ts'

/** Accounts of staff. Whatever takes rights or a password away also signs that person out everywhere. */
export type StaffService = {
  /** By name. */
  list(): Promise<StaffMember[]>
  get(id: string): Promise<StaffMember | null>
  findByUsername(username: string): Promise<StaffMember | null>
  add(member: { username: string; password: string; role: StaffRole }): Promise<Outcome<StaffMember>>
  setPassword(id: string, password: string): Promise<Outcome<void>>
  setRole(id: string, role: StaffRole): Promise<Outcome<void>>
  setDisabled(id: string, disabled: boolean): Promise<Outcome<void>>
  remove(id: string): Promise<Outcome<void>>
}

export function createStaff({ db, clock }: { db: Db; clock: Clock }): StaffService {
  const now = () => toInstant(clock())
  return {
    list: () => listStaff(db),
    get: (id) => findStaff(db, { id }),
    findByUsername: (username) => findStaff(db, { username: toUsername(username) }),
    add: (member) => add(db, member, now()),
    setPassword: (id, password) => setPassword(db, id, password, now()),
    setRole: (id, role) => change(db, id, { staysOwner: role === 'owner' }, (tx) => setStaffRole(tx, id, role, now())),
    setDisabled: (id, disabled) =>
      change(db, id, { staysOwner: !disabled }, (tx) => setStaffDisabled(tx, id, disabled, now())),
    remove: (id) => change(db, id, { staysOwner: false }, (tx) => deleteStaff(tx, id)),
  }
}

type Addition = { username: string; password: string; role: StaffRole }

async function add(db: Db, { username, password, role }: Addition, now: string): Promise<Outcome<StaffMember>> {
  const problems = check(username, password)
  if (problems) return failure({ kind: 'invalid', fields: problems })
  const passwordHash = await hashPassword(password)
  const member = { id: randomUUID(), username: toUsername(username), name: username, role, passwordHash, now }
  return inTransaction(db, async (tx) => {
    if (await findStaff(tx, { username: member.username })) {
      return failure({ kind: 'conflict', message: refusals.usernameTaken })
    }
    await insertStaff(tx, member)
    const added = await findStaff(tx, { id: member.id })
    return added ? success(added) : failure({ kind: 'not-found' })
  })
}

async function setPassword(db: Db, id: string, password: string, now: string): Promise<Outcome<void>> {
  const member = await findStaff(db, { id })
  if (!member) return failure({ kind: 'not-found' })
  const problem = checkStaffPassword(password, member.username)
  if (problem) return failure({ kind: 'invalid', fields: { password: problem } })
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await setStaffPassword(tx, id, passwordHash, now)
    await endStaffSessions(tx, id)
  })
  return success(undefined)
}

/** Does `work` unless it would leave the site without an owner who can sign in. */
async function change(
  db: Db,
  id: string,
  { staysOwner }: { staysOwner: boolean },
  work: (tx: Tx) => Promise<void>,
): Promise<Outcome<void>> {
  return inTransaction(db, async (tx) => {
    // Two owners who demote each other at the same moment would otherwise both succeed.
    await takeTurn(tx, 'owners')
    const refused = await refuse(tx, id, staysOwner)
    if (refused) return failure(refused)
    await work(tx)
    await endStaffSessions(tx, id)
    return success(undefined)
  })
}

async function refuse(tx: Tx, id: string, staysOwner: boolean): Promise<Failure | null> {
  const member = await findStaff(tx, { id })
  if (!member) return { kind: 'not-found' }
  const isLast = member.role === 'owner' && !member.disabled && (await countStaff(tx, ENABLED_OWNERS)) === 1
  return isLast && !staysOwner ? { kind: 'conflict', message: refusals.lastOwner } : null
}

const ENABLED_OWNERS = { role: 'owner', enabled: true } as const

function check(username: string, password: string): FieldErrors | null {
  if (!isUsername(username)) return { username: refusals.usernameInvalid }
  const problem = checkStaffPassword(password, username)
  return problem && { password: problem }
}
