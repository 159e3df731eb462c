import { isStaffRole, STAFF_ROLES, type StaffRole } from '../../domain/accounts/permissions.ts'
import { type Command, CommandRefused, OPERATOR, valueOrRefusal } from './command.ts'

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
    const unknown = `There is no user named ${name}.`
    const member = await services.staff.findByUsername(name)
    if (!member) throw new CommandRefused(unknown)
    const password = await terminal.askPassword(`New password for ${member.username}: `)
    valueOrRefusal(await services.staff.setPassword(member.id, password, OPERATOR), unknown)
    terminal.print(`The password of ${member.username} is set, and all sessions have ended.`)
  },
}

export function readRole(text: string | undefined): StaffRole {
  if (isStaffRole(text)) return text
  throw new CommandRefused(`Say which rights: --role and one of ${STAFF_ROLES.join(' ')}.`)
}
