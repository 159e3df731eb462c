import type { EnsuredOwner } from './auth/ensure-owner.ts'
import type { Config } from './config.ts'

const THIS_MACHINE = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** What the person at the terminal should know, as sentences between the lines of the log. */
export function announcement(config: Config, owner: EnsuredOwner): string {
  const { host, port, siteUrl, siteUrlIsSet, mail } = config
  const here = `http://${THIS_MACHINE.includes(host) ? 'localhost' : host}:${port}`
  const lines = [`The site is ready: ${siteUrlIsSet ? `${siteUrl} (on this machine ${here})` : here}`]
  if (owner.isNew) lines.push(...signIn(config, owner, siteUrlIsSet ? siteUrl : here))
  if (mail.smtpUrl === null) lines.push('No mail is sent without SMTP_URL; messages wait in the admin inbox.')
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}

function signIn(config: Config, { password }: EnsuredOwner, site: string): string[] {
  const where = `Staff sign in at ${site}/admin/login`
  if (password === null) return [`${where} as ${config.owner.username}, with ADMIN_PASSWORD.`]
  return [where, `  name:     ${config.owner.username}`, `  password: ${password}   (shown this once)`]
}
