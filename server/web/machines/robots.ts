import type { Config } from '#server/config.ts'

/** Pages that must not be found say so themselves, so they stay open to crawlers; staff and programs are left alone. */
export function robotsText(config: Config): string {
  return [
    'User-agent: *',
    'Allow: /api/uploads/',
    'Disallow: /api/',
    'Disallow: /admin',
    '',
    `Sitemap: ${config.siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
