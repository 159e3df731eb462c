import type { IdentityView } from '#domain/site/identity-view.ts'
import type { LookColours } from '#domain/site/look.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Config } from '#server/config.ts'
import { type MailTransport, openMailTransport, type Sender } from './mail-transport.ts'

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

/** The site as the sender of its mails: `MAIL_FROM`, or else its names and the address that it shows, or one of its host. */
export async function siteSender(
  config: Pick<Config, 'mail' | 'siteUrl'>,
  settings: { get(): Promise<Pick<SiteSettings, 'name' | 'email'>> },
  own: {
    identity?: { view(locale: Locale): Promise<Pick<IdentityView, 'logo'> | null> } | undefined
    look?: { colours(): Promise<LookColours> } | undefined
  } = {},
): Promise<Sender> {
  const [{ name, email }, shown, colours] = await Promise.all([
    settings.get(),
    own.identity?.view('ar'),
    own.look?.colours(),
  ])
  const { from } = config.mail
  const both = name.en === name.ar ? name.en : `${name.en} | ${name.ar}`
  const address = email || `noreply@${new URL(config.siteUrl).hostname}`
  const logo = shown?.logo ? { ...shown.logo, src: config.siteUrl + shown.logo.src } : undefined
  return {
    name: from?.name ?? both,
    address: from?.address ?? address,
    ...(logo && { logo }),
    ...(colours && { colours }),
  }
}
