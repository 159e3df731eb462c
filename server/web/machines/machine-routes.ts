import { addMonths } from 'date-fns/addMonths'
import type { Hono } from 'hono'
import { preferredLocale } from '#domain/accounts/staff-locale.ts'
import { readCollectionQuery } from '#domain/catalogue/collection-query.ts'
import { RANGE_FILES } from '#domain/sheets/range-files.ts'
import { SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import {
  SECURITY_PATH,
  FEED_PATH,
  MANIFEST_PATH,
  OLD_ICON_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
} from '#domain/site/machine-paths.ts'
import { productPath } from '#domain/site/paths.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { readIconPath, iconPath } from '#domain/site/site-icons.ts'
import { LOCALES, localizedPath, directionOf, type Locale, localeOfPath, unprefixedPath } from '#domain/text/locale.ts'
import type { Config } from '#server/config.ts'
import type { HttpScope, HttpContext } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import { routeName } from '#server/middleware/request-log.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'
import type { Services } from '#server/services/services.ts'
import type { RangeFilesService } from '#server/services/sheets/range-file.ts'
import type { HealthService } from '#server/services/site/health.ts'
import type { IdentityService } from '#server/services/site/identity/identity.ts'
import { VERSION } from '#server/version.ts'
import { catalogueRoutes } from '#server/web/files/catalogue-route.ts'
import { documentRoutes, submittalRoutes } from '#server/web/files/document-route.ts'
import { hasCurrent, fileResponse } from '#server/web/files/file-response.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { refusal } from '#server/web/refusal.ts'
import { feedResponse } from './feed.ts'
import { sitemapResponse } from './sitemap.ts'
import type { IdentityView } from '#domain/site/identity-view.ts'
import type { LookColours } from '#domain/site/look.ts'
import { readSocialPath } from '#domain/site/social-card.ts'

/** What every page shows that has no picture of its own, and every record whose picture is not there yet. */
const SITE_PICTURE = '/images/social.jpg'

/** What is on the site as a spreadsheet for customers, whole or as it was narrowed in the collection. */
function rangeRoutes(app: Hono<HttpScope>, rangeFiles: RangeFilesService, limiter: RateLimiter): void {
  for (const [path, { locale, format }] of RANGE_FILES) {
    app.use(path, rateLimit(limiter, [RATES.ranges]))
    readingRoute(app, path, async (c) => {
      const query = readCollectionQuery(new URL(c.req.url).searchParams)
      const { bytes, etag } = await rangeFiles.file({ locale, format, query })
      const headers = { ETag: etag, 'Cache-Control': 'public, no-cache', 'X-Robots-Tag': 'noindex' }
      if (hasCurrent(c.req.header('if-none-match') ?? null, etag)) return new Response(null, { status: 304, headers })
      const whole = {
        ...headers,
        'Content-Type': SHEET_TYPES[format],
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="catalogue-${locale}.${format}"`,
      }
      return new Response(c.req.method === 'HEAD' ? null : bytes, { headers: whole })
    })
  }
}

/** An icon of the site, made of its mark or of the first letter of its name. */
async function siteIcon(c: HttpContext, identity: Pick<IdentityService, 'icon'>): Promise<Response> {
  const asked = readIconPath(new URL(c.req.url).pathname)
  const bytes = asked && (await identity.icon(asked.fingerprint, asked.name))
  if (!asked || !bytes) return refusal(c, 404)
  const file = {
    type: 'image/png',
    size: bytes.length,
    etag: `"${asked.fingerprint}-${asked.name}"`,
    read: (range?: { start: number; end: number }) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
  }
  return fileResponse(c.req.raw, file, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

type Contact = Pick<SiteSettings, 'privacyEmail' | 'email'>

/** Whom to tell of a hole in the site (RFC 9116). It is made again each time, and so never out of date. */
function securityText({ siteUrl }: Pick<Config, 'siteUrl'>, { privacyEmail, email }: Contact, now: Date): string {
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

/** Pages that must not be found say so themselves, so they stay open to crawlers; staff and programs are left alone. */
function robotsText(config: Config): string {
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

type MachineRouteDeps = { config: Config; services: Services; limiter: RateLimiter }

/** What search engines, feed readers, phones and other sites ask for beside the pages. */
export function machineRoutes(app: Hono<HttpScope>, deps: MachineRouteDeps): void {
  const { config, services, limiter } = deps
  readingRoute(app, ROBOTS_PATH, (c) => c.text(robotsText(config)))
  readingRoute(app, SECURITY_PATH, async (c) => c.text(securityText(config, await services.settings.get(), new Date())))
  sitemapRoutes(app, deps)
  catalogueRoutes(app, services.catalogueFiles, limiter)
  documentRoutes(app, { siteUrl: config.siteUrl, services, limiter })
  rangeRoutes(app, services.rangeFiles, limiter)
  submittalRoutes(app, { submittals: services.submittals, limiter })
  shortLinks(app, { quoteLists: services.quoteLists, limiter })
  for (const locale of LOCALES) {
    readingRoute(app, localizedPath(locale, MANIFEST_PATH), async (c) => {
      const [settings, identity, colours] = await Promise.all([
        services.settings.get(),
        services.identity.view(locale),
        services.look.colours(),
      ])
      const manifest = manifestOf(settings, locale, { identity, colours })
      return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
    })
    const feed = localizedPath(locale, FEED_PATH)
    app.use(feed, rateLimit(limiter, [RATES.reads]))
    readingRoute(app, feed, (c) => feedResponse(c.req.raw, services, { origin: config.siteUrl, locale }))
  }
  readingRoute(app, OLD_ICON_PATH, async (c) => {
    const look = await services.identity.view('ar')
    return look ? c.redirect(iconPath(look.icons, 'icon-48'), 302) : c.redirect('/favicon.svg', 301)
  })
  app.use('/social/*', rateLimit(limiter, [RATES.files]))
  readingRoute(app, '/social/icons/*', (c) => siteIcon(c, services.identity))
  readingRoute(app, '/social/*', (c) => socialPicture(c, services))
}

/** The sitemap, and its parts where it is too long for one file. */
function sitemapRoutes(app: Hono<HttpScope>, { config, services, limiter }: MachineRouteDeps): void {
  for (const path of [SITEMAP_PATH, '/:part{sitemap-[a-z]+-[0-9]+\\.xml}']) {
    app.use(path, rateLimit(limiter, [RATES.reads]))
    readingRoute(app, path, async (c) => {
      const part = /^\/sitemap-(.+)\.xml$/.exec(c.req.path)?.[1]
      const response = await sitemapResponse(c.req.raw, services.sitemap, { origin: config.siteUrl, part })
      return response ?? refusal(c, 404)
    })
  }
}

/** What a phone shows when the site is put on its home screen, in the language of the page that it was put there from. */
function manifestOf(
  { name, slogan }: Pick<SiteSettings, 'name' | 'slogan'>,
  locale: Locale,
  { identity: look, colours }: { identity: IdentityView | null; colours: LookColours },
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
    theme_color: colours.main,
    background_color: colours.ground,
    icons: [
      icon(look ? iconPath(look.icons, 'icon-192') : '/icons/icon-192.png', 192, 'any'),
      icon(look ? iconPath(look.icons, 'icon-512') : '/icons/icon-512.png', 512, 'any'),
      icon(look ? iconPath(look.icons, 'maskable-512') : '/icons/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** The picture of a shared link; an address of before a change leads to the picture of now. */
async function socialPicture(
  c: HttpContext,
  { socialPictures: pictures, identity }: Pick<Services, 'socialPictures' | 'identity'>,
): Promise<Response> {
  const request = readSocialPath(new URL(c.req.url).pathname)
  const answer = request && (await pictures.open(request))
  if (!request || !answer) return refusal(c, 404)
  if (answer.kind === 'moved') return redirect(answer.path, 'no-cache')
  if (answer.kind === 'later') {
    const look = await identity.view(request.locale)
    const picture = look ? (look.picture?.src ?? iconPath(look.icons, 'icon-512')) : SITE_PICTURE
    return redirect(picture, 'no-store')
  }
  const { bytes } = answer
  const file = {
    type: 'image/jpeg',
    size: bytes.length,
    etag: `"${request.fingerprint}"`,
    read: (range?: { start: number; end: number }) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
  }
  return fileResponse(c.req.raw, file, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

function redirect(path: string, cacheControl: string): Response {
  return new Response(null, { status: 302, headers: { Location: path, 'Cache-Control': cacheControl } })
}

type ShortLinksDeps = { quoteLists: Pick<QuoteListsService, 'productCalled'>; limiter: RateLimiter }

/** `/p/{code}`, as labels and QR codes name a product: it leads to its page. What nobody knows is a page that was not found. */
function shortLinks(app: Hono<HttpScope>, { quoteLists, limiter }: ShortLinksDeps): void {
  for (const start of ['', '/en', '/ar']) {
    const path = `${start}/p/:code`
    app.use(path, routeName('/p/:code'), rateLimit(limiter, [RATES.pages]))
    app.get(path, async (c, next) => {
      const called = await quoteLists.productCalled(c.req.param('code') ?? '')
      const target = called && productPath(called.product)
      if (target === null || target === unprefixedPath(c.req.path)) return next()
      const preferred = start === '' && preferredLocale(c.req.header('accept-language') ?? null)
      const fragment = called?.isPack ? '#packaging' : ''
      c.header('Cache-Control', 'no-store')
      if (start === '') c.header('Vary', 'Accept-Language')
      return c.redirect(localizedPath(preferred || localeOfPath(c.req.path), target) + fragment, 302)
    })
  }
}

export type HealthDeps = { health: HealthService; isDraining: () => boolean }

/** Whether the process lives, and whether it should be sent visitors. Neither answer is ever stored. */
export function healthRoutes(app: Hono<HttpScope>, { health, isDraining }: HealthDeps): void {
  readingRoute(app, '/healthz', () => plain(200, `alive ${VERSION}`))
  readingRoute(app, '/readyz', async () => {
    if (isDraining()) return plain(503, 'shutting down')
    const { ok, reasons, degraded } = await health.check()
    if (!ok) return plain(503, reasons.join('; '))
    // Visitors are sent here all the same: they can read.
    return plain(200, degraded === null ? 'ready' : `degraded: ${degraded}`)
  })
}

function plain(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
