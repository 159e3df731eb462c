import { Readable } from 'node:stream'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { weakEtag } from '#server/etag.ts'
import type { SitemapEntry, SitemapPart, SitemapService } from '#server/services/site/sitemap.ts'
import { hasCurrent } from '#server/web/files/file-response.ts'
import { escapeXml, XML } from './xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`

/** The sitemap in one file, the list of its parts where it is too long for one, or one of these; null for none such. */
export async function sitemapResponse(
  request: Request,
  sitemap: SitemapService,
  { origin, part }: { origin: string; part?: string },
): Promise<Response | null> {
  const entries = await sitemap.entries(part)
  if (!entries) return null
  const state = `${origin} ${part} ${await sitemap.state()}`
  const headers = { ETag: weakEtag(state), 'Cache-Control': 'no-cache' }
  if (hasCurrent(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers })
  const parts = part === undefined ? await sitemap.parts() : null
  const typed = { ...headers, 'Content-Type': 'application/xml; charset=utf-8' }
  if (request.method === 'HEAD') return new Response(null, { headers: typed })
  if (parts) return new Response(indexText(parts, origin), { headers: typed })
  const text = Readable.toWeb(Readable.from(textOf(entries, origin))) as ReadableStream<Uint8Array>
  return new Response(text, { headers: typed })
}

function indexText(parts: SitemapPart[], origin: string): string {
  const lines = parts.map(({ name, changedAt }) => {
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc>${lastmod(changedAt)}</sitemap>\n`
  })
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`
}

/** Written as it is read: the whole is never in memory, and others are served in between. */
async function* textOf(entries: AsyncIterable<SitemapEntry[]>, origin: string): AsyncGenerator<Buffer> {
  yield Buffer.from(HEAD)
  for await (const chunk of entries) yield Buffer.from(chunk.map((entry) => urlElements(entry, origin)).join(''))
  yield Buffer.from('</urlset>\n')
}

/** A page once per language, each naming its counterpart and itself; Arabic is what others get. */
function urlElements({ path, locales, changedAt }: SitemapEntry, origin: string): string {
  const address = (locale: Locale) => escapeXml(origin + localizedPath(locale, path))
  const alternate = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`
  const alternates = locales.map((locale) => alternate(locale, locale)).join('')
  const fallback = locales.includes('ar') ? alternate('x-default', 'ar') : ''
  const rest = `${lastmod(changedAt)}${alternates}${fallback}`
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${rest}</url>\n`).join('')
}

function lastmod(changedAt: string | null): string {
  return changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`
}
