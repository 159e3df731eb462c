import type { EnsuredOwner } from '#server/auth/ensure-owner.ts'
import type { Config } from './config.ts'

const THIS_MACHINE = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** What the person at the terminal should know, as sentences between the lines of the log. */
export function announcement(config: Config, owner: EnsuredOwner): string {
  const { host, port, siteUrl, siteUrlIsSet, mail } = config
  const here = `http://${THIS_MACHINE.includes(host) ? 'localhost' : host}:${port}`
  const lines = [`The site is ready: ${siteUrlIsSet ? `${siteUrl} (on this machine ${here})` : here}`]
  if (owner.isNew) lines.push(...firstOwner(config, owner))
  if (mail.smtpUrl === null) lines.push('No mail is sent without SMTP_URL; requests and their mails are kept.')
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}

const SIGN_IN = 'Sign in at /admin.'

function firstOwner(config: Config, { password }: EnsuredOwner): string[] {
  const { username } = config.owner
  if (password === null) return [`The owner's account is ${username}, with ADMIN_PASSWORD. ${SIGN_IN}`]
  return [`The owner's account. ${SIGN_IN}`, `  name:     ${username}`, `  password: ${password}   (shown this once)`]
}
