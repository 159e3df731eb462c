import { type Command, CommandRefused, OPERATOR, valueOrRefusal } from './command.ts'

export const removeFactor: Command = {
  usage: 'factor remove NAME',
  summary: 'Removes the second factor of a user who has lost both phone and recovery codes, and ends their sessions',
  options: [],
  async run({ name }, { services, terminal }) {
    const unknown = `There is no user named ${name}.`
    const member = await services.staff.findByUsername(name)
    if (!member) throw new CommandRefused(unknown)
    if (!member.twoFactorEnabled) throw new CommandRefused(`${member.username} has no second factor.`)
    valueOrRefusal(await services.staff.removeSecondFactor(member.id, OPERATOR), unknown)
    terminal.print(`${member.username} now signs in with the password alone. All their sessions have ended.`)
  },
}

export const makeFactorOptional: Command = {
  usage: 'factor optional',
  summary: 'Stops requiring a second factor of staff',
  options: [],
  async run(_given, { services, terminal }) {
    await services.secondFactorRule.makeOptional(OPERATOR)
    terminal.print('Staff no longer need a second factor.')
  },
}
