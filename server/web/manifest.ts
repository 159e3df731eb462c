import { THEME_COLOR } from '../../content/site.ts'
import type { SiteSettings } from '../../domain/settings.ts'

/** What a phone shows when the site is put on its home screen. Arabic, as the site itself is. */
export function manifestOf({ name, slogan }: Pick<SiteSettings, 'name' | 'slogan'>) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: `${name.ar} | ${slogan.ar}`,
    short_name: name.ar,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    display: 'browser',
    theme_color: THEME_COLOR,
    background_color: '#f8f6f3',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
