import { PAPER, RED } from '../../../content/palette.ts'
import { directionOf, localizedPath, type Locale } from '../../../domain/text/locale.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'

/** What a phone shows when the site is put on its home screen, in the language of the page that it was put there from. */
export function manifestOf({ name, slogan }: Pick<SiteSettings, 'name' | 'slogan'>, locale: Locale) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: `${name[locale]} | ${slogan[locale]}`,
    short_name: name[locale],
    lang: locale,
    dir: directionOf(locale),
    start_url: localizedPath(locale, '/'),
    scope: '/',
    display: 'browser',
    theme_color: RED,
    background_color: PAPER,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
