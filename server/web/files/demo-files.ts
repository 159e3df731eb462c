import type { MiddlewareHandler } from 'hono'
import { iconPath, type IconName } from '#domain/site/site-icons.ts'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import type { IdentityService } from '#server/services/site/identity/identity.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { refusal } from '#server/web/refusal.ts'

/** Icons that browsers and phones ask for by their names, whatever a page says. */
const ICONS: Readonly<Record<string, IconName>> = {
  '/favicon.svg': 'icon-48',
  '/apple-touch-icon.png': 'apple-180',
  '/icons/icon-192.png': 'icon-192',
  '/icons/icon-512.png': 'icon-512',
  '/icons/icon-maskable-512.png': 'maskable-512',
}

/** Logos and pictures of the demo content, which are built with the site. */
const PICTURE = /^\/(?:logos\/|images\/(?:hero|social)\b)/

type Deps = { settings: Pick<SettingsService, 'isNeutral'>; identity: Pick<IdentityService, 'view'> }

/** What the demo content looks like is no file of a site that has its own look, or none yet. */
export function demoFiles({ settings, identity }: Deps): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const { path } = c.req
    const icon = ICONS[path]
    if (icon) {
      const look = await identity.view('ar')
      if (!look) return next()
      c.header('Cache-Control', 'no-cache')
      return c.redirect(iconPath(look.icons, icon), 302)
    }
    return PICTURE.test(path) && (await settings.isNeutral()) ? refusal(c, 404) : next()
  }
}
