import { STAFF_ROLES } from '#domain/accounts/permissions.ts'
import { readTokenForm, TOKEN_DAYS, TOKEN_NAME_LENGTH } from '#domain/accounts/token-form.ts'
import type { ApiToken } from '#domain/accounts/staff.ts'
import { type Command, CommandRefused, OPERATOR, valueOrRefusal, textTable } from './command.ts'
import { readRole } from './user-commands.ts'

export const addToken: Command = {
  usage: `token add NAME --role ${STAFF_ROLES.join('|')} --days N`,
  summary: 'Creates a token for a program that uses the API, and prints it once',
  options: ['role', 'days'],
  async run({ name, options }, { services, terminal }) {
    const reading = readTokenForm({ name, role: readRole(options['role']), days: options['days'] ?? '' })
    if (!reading.ok) {
      throw new CommandRefused(
        reading.wrong.includes('days')
          ? `Say how long it is valid: --days, from 1 to ${TOKEN_DAYS}.`
          : `A token's name has 1 to ${TOKEN_NAME_LENGTH} characters.`,
      )
    }
    const { secret, token } = await services.apiTokens.create(reading.input, OPERATOR)
    terminal.print(secret)
    terminal.print(`It is shown only this once, and expires on ${token.expiresAt.slice(0, 10)}.`)
  },
}

export const listTokens: Command = {
  usage: 'token list',
  summary: 'Lists the API tokens, newest first, without their secrets',
  options: [],
  async run(_given, { services, terminal }) {
    const now = new Date().toISOString()
    const rows = (await services.apiTokens.list()).map((token) => [
      token.name,
      token.role ?? 'none',
      stateOf(token, now),
      token.expiresAt.slice(0, 10),
      token.lastUsedAt?.slice(0, 10) ?? 'never',
      token.maker.name,
      token.id,
    ])
    const head = ['NAME', 'ROLE', 'STATE', 'EXPIRES', 'LAST USED', 'CREATED BY', 'ID']
    for (const line of textTable([head, ...rows])) terminal.print(line)
  },
}

function stateOf({ revokedAt, expiresAt }: ApiToken, now: string): string {
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'active'
}

export const revokeToken: Command = {
  usage: 'token revoke NAME',
  summary: 'Revokes a token at once, by its name or, where several share that name, by its id',
  options: [],
  async run({ name }, { services, terminal }) {
    const named = (await services.apiTokens.list()).filter((one) => one.id === name || one.name === name)
    const [token, ...others] = named.filter(({ revokedAt }) => revokedAt === null)
    const unknown = `There is no active token ${name}; token list shows all tokens.`
    if (!token) throw new CommandRefused(unknown)
    if (others.length > 0)
      throw new CommandRefused(`Several tokens are named ${name}: give the id of one (token list).`)
    valueOrRefusal(await services.apiTokens.revoke(token.id, OPERATOR), unknown)
    terminal.print(`The token ${token.name} no longer works.`)
  },
}
