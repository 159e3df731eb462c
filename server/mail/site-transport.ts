import type { Config } from '#server/config.ts'
import { openMailTransport, type MailTransport } from './mail-transport.ts'
import { terminalTransport } from './terminal-transport.ts'

/** How the site sends its mails: by its mail server or, while developing without one, on the terminal; null for not at all. */
export function siteTransport({
  mode,
  mail: { smtpUrl },
}: Pick<Config, 'mode' | 'mail'>): (() => MailTransport) | null {
  if (smtpUrl !== null) return () => openMailTransport(smtpUrl)
  return mode === 'dev' ? () => terminalTransport(process.stdout) : null
}
