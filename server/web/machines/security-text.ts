import { addMonths } from 'date-fns/addMonths'
import { SECURITY_PATH } from '#domain/site/machine-paths.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Config } from '#server/config.ts'

type Contact = Pick<SiteSettings, 'privacyEmail' | 'email'>

/** Whom to tell of a hole in the site (RFC 9116). It is made again each time, and so never out of date. */
export function securityText(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { privacyEmail, email }: Contact,
  now: Date,
): string {
  const address = privacyEmail || email
  const contact = address === '' ? `${siteUrl}/contact` : `mailto:${address}`
  return [
    `Contact: ${contact}`,
    `Expires: ${addMonths(now, 6).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    '',
  ].join('\n')
}
