import { PAPER, RED } from '#content/palette.ts'
import { directionOf, localizedPath, type Locale } from '#domain/text/locale.ts'
import type { IdentityView } from '#domain/site/identity-view.ts'
import { iconPath } from '#domain/site/site-icons.ts'
import type { SiteSettings } from '#domain/site/settings.ts'

/** What a phone shows when the site is put on its home screen, in the language of the page that it was put there from. */
export function manifestOf(
  { name, slogan }: Pick<SiteSettings, 'name' | 'slogan'>,
  locale: Locale,
  look: IdentityView | null = null,
) {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: slogan[locale] ? `${name[locale]} | ${slogan[locale]}` : name[locale],
    short_name: name[locale],
    lang: locale,
    dir: directionOf(locale),
    start_url: localizedPath(locale, '/'),
    scope: '/',
    display: 'browser',
    theme_color: RED,
    background_color: PAPER,
    icons: [
      icon(look ? iconPath(look.icons, 'icon-192') : '/icons/icon-192.png', 192, 'any'),
      icon(look ? iconPath(look.icons, 'icon-512') : '/icons/icon-512.png', 512, 'any'),
      icon(look ? iconPath(look.icons, 'maskable-512') : '/icons/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
