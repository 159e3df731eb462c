import { STAFF_ROLES } from '../../domain/accounts/permissions.ts'
import { readTokenForm, TOKEN_DAYS, TOKEN_NAME_LENGTH } from '../../domain/accounts/token-form.ts'
import { type Command, CommandRefused, OPERATOR } from './command.ts'
import { readRole } from './user-commands.ts'

export const addToken: Command = {
  usage: `token add NAME --role ${STAFF_ROLES.join('|')} --days N`,
  summary: 'Makes a token for a program that uses the API, and prints it once',
  options: ['role', 'days'],
  async run({ name, options }, { services, terminal }) {
    const reading = readTokenForm({ name, role: readRole(options['role']), days: options['days'] ?? '' })
    if (!reading.ok) {
      throw new CommandRefused(
        reading.wrong.includes('days')
          ? `Say for how long: --days 1 to ${TOKEN_DAYS}.`
          : `A token's name has 1 to ${TOKEN_NAME_LENGTH} characters.`,
      )
    }
    const { secret, token } = await services.apiTokens.create(reading.input, OPERATOR)
    terminal.print(secret)
    terminal.print(`It is shown this once, and ends on ${token.expiresAt.slice(0, 10)}.`)
  },
}
