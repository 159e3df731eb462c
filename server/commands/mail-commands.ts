import { readMail } from '#server/config-values.ts'
import { type Command, CommandRefused, OPERATOR } from './command.ts'

export const testMail: Command = {
  usage: 'mail test ADDRESS',
  summary: 'Sends a test email at once and prints the reply of the mail server',
  options: [],
  async run({ name }, { services, terminal }) {
    const address = readMail(name)
    if (address === null) throw new CommandRefused(`${name} is not an email address.`)
    const outcome = await services.testMails.send(address, OPERATOR)
    if (outcome.kind === 'off') throw new CommandRefused('There is no mail server: SMTP_URL is not set.')
    if (outcome.kind === 'refused') throw new CommandRefused(`The test email was not accepted: ${outcome.reason}`)
    terminal.print(`The mail server has accepted a test email to ${address}.`)
  },
}
