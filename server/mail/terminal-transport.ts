import type { MailTransport } from './mail-transport.ts'

/** While developing without a mail server: mails are written to the terminal, where the one who develops reads them. */
export function terminalTransport(terminal: { write(text: string): unknown }): MailTransport {
  return {
    async send({ recipient, subject, text }) {
      terminal.write(`\n--- Mail to ${recipient}: ${subject}\n${text}---\n`)
    },
    check: async () => {},
    close() {},
  }
}
