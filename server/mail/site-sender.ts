import type { SiteSettings } from '../../domain/site/settings.ts'
import type { Config } from '../config.ts'
import type { Sender } from './mail-transport.ts'

/** The site as the sender of its mails: `MAIL_FROM`, or else its names and the address that it shows. */
export async function siteSender(
  config: Pick<Config, 'mail'>,
  settings: { get(): Promise<Pick<SiteSettings, 'name' | 'email'>> },
): Promise<Sender> {
  const { name, email } = await settings.get()
  const { from } = config.mail
  return { name: from?.name ?? `${name.en} | ${name.ar}`, address: from?.address ?? email }
}
