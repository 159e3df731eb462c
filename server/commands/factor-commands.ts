import { type Command, CommandRefused, OPERATOR, valueOrRefusal } from './command.ts'

export const removeFactor: Command = {
  usage: 'factor remove NAME',
  summary: 'Takes the second factor off a user who lost phone and recovery codes, and ends all sessions',
  options: [],
  async run({ name }, { services, terminal }) {
    const unknown = `There is no user named ${name}.`
    const member = await services.staff.findByUsername(name)
    if (!member) throw new CommandRefused(unknown)
    if (!member.twoFactorEnabled) throw new CommandRefused(`${member.username} has no second factor.`)
    valueOrRefusal(await services.staff.removeSecondFactor(member.id, OPERATOR), unknown)
    terminal.print(`${member.username} signs in with the password alone, and all sessions have ended.`)
  },
}

export const makeFactorOptional: Command = {
  usage: 'factor optional',
  summary: 'Requires a second factor of staff no longer',
  options: [],
  async run(_given, { services, terminal }) {
    await services.secondFactorRule.makeOptional(OPERATOR)
    terminal.print('A second factor is no longer required of staff.')
  },
}
