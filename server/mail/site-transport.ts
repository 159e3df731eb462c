import type { Config } from '#server/config.ts'
import { type MailTransport, openMailTransport } from './mail-transport.ts'

/** While developing without a mail server: mails are written to the terminal, where the one who develops reads them. */
function terminalTransport(terminal: { write(text: string): unknown }): MailTransport {
  return {
    async send({ recipient, subject, text }) {
      terminal.write(`\n--- Mail to ${recipient}: ${subject}\n${text}---\n`)
    },
    check: async () => {},
    close() {},
  }
}

/** How the site sends its mails: by its mail server or, while developing without one, on the terminal; null for not at all. */
export function siteTransport({
  mode,
  mail: { smtpUrl },
}: Pick<Config, 'mode' | 'mail'>): (() => MailTransport) | null {
  if (smtpUrl !== null) return () => openMailTransport(smtpUrl)
  return mode === 'dev' ? () => terminalTransport(process.stdout) : null
}
