import { isStaffRole, STAFF_ROLES, type StaffRole } from '#domain/accounts/permissions.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'
import { type Command, CommandRefused, type CommandScope, OPERATOR, valueOrRefusal, textTable } from './command.ts'

export const listUsers: Command = {
  usage: 'user list',
  summary: 'Lists the staff accounts with their roles',
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
  summary: 'Adds a staff account; asks for its password',
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
  summary: "Sets a user's password and ends all their sessions",
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    const password = await terminal.askPassword(`New password for ${member.username}: `)
    valueOrRefusal(await services.staff.setPassword(member.id, password, OPERATOR), unknown(name))
    terminal.print(`The password of ${member.username} has been set. All their sessions have ended.`)
  },
}

export const setUserRole: Command = {
  usage: `user role NAME --role ${STAFF_ROLES.join('|')}`,
  summary: "Changes a user's role and ends all their sessions",
  options: ['role'],
  async run({ name, options }, { services, terminal }) {
    const role = readRole(options['role'])
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.setRole(member.id, role, OPERATOR), unknown(name))
    terminal.print(`${member.username} is now ${role}. All their sessions have ended.`)
  },
}

export const disableUser: Command = {
  usage: 'user disable NAME',
  summary: 'Disables a user, and ends all their sessions and tokens',
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.setDisabled(member.id, true, OPERATOR), unknown(name))
    terminal.print(`${member.username} can no longer sign in. To undo this: user enable ${member.username}`)
  },
}

export const enableUser: Command = {
  usage: 'user enable NAME',
  summary: 'Enables a disabled user again',
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.setDisabled(member.id, false, OPERATOR), unknown(name))
    terminal.print(`${member.username} can sign in again.`)
  },
}

export const removeUser: Command = {
  usage: 'user remove NAME',
  summary: 'Deletes a staff account for good, with its sessions and tokens; its entries in the log stay',
  options: [],
  async run({ name }, { services, terminal }) {
    const member = await memberNamed(name, services)
    valueOrRefusal(await services.staff.remove(member.id, OPERATOR), unknown(name))
    terminal.print(`${member.username} has been deleted.`)
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
  throw new CommandRefused(`Give a role: --role with one of ${STAFF_ROLES.join(' ')}.`)
}
