import { isStaffRole, STAFF_ROLES, type StaffRole } from '../../domain/accounts/permissions.ts'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import { type Command, CommandRefused, type CommandScope, OPERATOR, valueOrRefusal } from './command.ts'
import { textTable } from './text-table.ts'

export const listUsers: Command = {
  usage: 'user list',
  summary: 'Lists the accounts of staff with their roles',
  options: [],
  async run(_given, { services, terminal }) {
    const rows = (await services.staff.list()).map((member) => [
      member.username,
      member.role ?? 'none',
      member.disabled ? 'disabled' : 'active',
      member.twoFactorEnabled ? 'yes' : 'no',
      member.createdAt.slice(0, 10),
    ])
    for (const line of textTable([['NAME', 'ROLE', 'STATE', 'SECOND FACTOR', 'SINCE'], ...rows])) terminal.print(line)
  },
}

export const addUser: Command = {
  usage: `user add NAME --role ${STAFF_ROLES.join('|')}`,
  summary: 'Makes an account of staff; asks for its password',
  options: ['role'],
  async run({ name, options }, { services, terminal }) {
    const role = readRole(options['role'])
    const password = await terminal.askPassword(`Password for ${name}: `)
    const member = valueOrRefusal(await services.staff.add({ username: name, password, role }, OPERATOR), '')
    terminal.print(`${member.username} can sign in as ${role}.`)
  },
}

export const setUserPassword: Command = {
  usage: 'user password NAME',
  summary: "Sets a user's password and ends all sessions of that user",
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    const password = await terminal.askPassword(`New password for ${member.username}: `)
    valueOrRefusal(await services.staff.setPassword(member.id, password, OPERATOR), unknown(name))
    terminal.print(`The password of ${member.username} is set, and all sessions have ended.`)
  },
}

export const setUserRole: Command = {
  usage: `user role NAME --role ${STAFF_ROLES.join('|')}`,
  summary: 'Gives a user another role and ends all sessions of that user',
  options: ['role'],
  async run({ name, options }, { services, terminal }) {
    const role = readRole(options['role'])
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.setRole(member.id, role, OPERATOR), unknown(name))
    terminal.print(`${member.username} is ${role} now, and all sessions have ended.`)
  },
}

export const disableUser: Command = {
  usage: 'user disable NAME',
  summary: 'Lets a user in no longer, and ends all sessions and tokens of that user',
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.setDisabled(member.id, true, OPERATOR), unknown(name))
    terminal.print(`${member.username} cannot sign in any more; user enable ${member.username} takes that back.`)
  },
}

export const enableUser: Command = {
  usage: 'user enable NAME',
  summary: 'Lets a disabled user in again',
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.setDisabled(member.id, false, OPERATOR), unknown(name))
    terminal.print(`${member.username} can sign in again.`)
  },
}

export const removeUser: Command = {
  usage: 'user remove NAME',
  summary: 'Deletes an account of staff for good, with its sessions and tokens; what it did stays in the log',
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.remove(member.id, OPERATOR), unknown(name))
    terminal.print(`${member.username} is deleted.`)
  },
}

async function memberNamed(name: string, services: CommandScope['services']): Promise<StaffMember> {
  const member = await services.staff.findByUsername(name)
  if (!member) throw new CommandRefused(unknown(name))
  return member
}

function unknown(name: string): string {
  return `There is no user named ${name}.`
}

export function readRole(text: string | undefined): StaffRole {
  if (isStaffRole(text)) return text
  throw new CommandRefused(`Say which rights: --role and one of ${STAFF_ROLES.join(' ')}.`)
}
