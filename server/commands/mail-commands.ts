import { readMail } from '../config-values.ts'
import { type Command, CommandRefused, OPERATOR } from './command.ts'

export const testMail: Command = {
  usage: 'mail test ADDRESS',
  summary: 'Sends a test mail at once and prints what the mail server says to it',
  options: [],
  async run({ name }, { services, terminal }) {
    const address = readMail(name)
    if (address === null) throw new CommandRefused(`${name} is no e-mail address.`)
    const outcome = await services.testMails.send(address, OPERATOR)
    if (outcome.kind === 'off') throw new CommandRefused('There is no mail server: SMTP_URL is not set.')
    if (outcome.kind === 'refused') throw new CommandRefused(`The mail was not taken: ${outcome.reason}`)
    terminal.print(`The mail server has taken a test mail to ${address}.`)
  },
}
