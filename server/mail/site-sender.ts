import type { SiteSettings } from '../../domain/site/settings.ts'
import type { Config } from '../config.ts'
import type { Sender } from './mail-transport.ts'

/** The site as the sender of its mails: its names, and `MAIL_FROM` or else the address that the site shows. */
export async function siteSender(
  config: Pick<Config, 'mail'>,
  settings: { get(): Promise<Pick<SiteSettings, 'name' | 'email'>> },
): Promise<Sender> {
  const { name, email } = await settings.get()
  return { name: `${name.en} | ${name.ar}`, address: config.mail.from ?? email }
}
