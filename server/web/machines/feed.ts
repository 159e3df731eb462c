import { blogsPage } from '#content/pages/blogs.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { FEED_PATH } from '#domain/site/machine-paths.ts'
import { iconPath } from '#domain/site/site-icons.ts'
import { postPath } from '#domain/site/paths.ts'
import { fileUrl, shownPicture } from '#domain/site/picture.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
import { isTeam, type Post } from '#domain/posts/post.ts'
import { localStartOfDay } from '#domain/text/riyadh-time.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { strongEtag } from '#server/etag.ts'
import type { Services } from '#server/services/services.ts'
import { hasCurrent } from '#server/web/files/file-response.ts'
import { escapeXml, XML } from './xml.ts'

const NEWEST = 30

/** `icon` is the path of the site's own. */
type Place = { origin: string; locale: Locale; icon?: string | undefined; subtitle?: string }

/** The newest articles, whole, in one language. */
export async function feedResponse(
  request: Request,
  { posts, settings, identity }: Pick<Services, 'posts' | 'settings' | 'identity'>,
  place: Place,
): Promise<Response> {
  const [newest, site, look] = await Promise.all([
    posts.list({ limit: NEWEST }),
    settings.get(),
    identity.view(place.locale),
  ])
  const icon = look ? iconPath(look.icons, 'icon-192') : undefined
  const subtitle = (await settings.isNeutral()) ? site.summary[place.locale] : blogsPage.subtitle[place.locale]
  const text = feedText(newest, site, { ...place, icon, subtitle })
  const headers = {
    ETag: strongEtag(text),
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/atom+xml; charset=utf-8',
  }
  if (hasCurrent(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}

/** Articles that have no title in the language are not for its readers. */
export function feedText(
  posts: Post[],
  { name, company }: Pick<SiteSettings, 'name' | 'company'>,
  place: Place,
): string {
  const { origin, locale, icon = '/icons/icon-192.png', subtitle = blogsPage.subtitle[locale] } = place
  const shown = posts.filter((post) => post.title[locale].trim() !== '')
  const updated = shown.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '1970-01-01T00:00:00.000Z')
  const self = origin + localizedPath(locale, FEED_PATH)
  const title = `${blogsPage.title[locale]} | ${name[locale]}`
  return `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
${subtitle && `<subtitle>${escapeXml(subtitle)}</subtitle>\n`}<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + localizedPath(locale, '/blogs'))}"/>
<icon>${escapeXml(origin + icon)}</icon>
<author><name>${escapeXml(company[locale] || name[locale])}</name></author>
${shown.map((post) => entryElement(post, place)).join('')}</feed>
`
}

function entryElement(post: Post, place: Place): string {
  const { origin, locale } = place
  const address = origin + localizedPath(locale, postPath(post.slug))
  const tags = post.tags[locale].map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('')
  const author = isTeam(post.author) ? '' : `<author><name>${escapeXml(post.author)}</name></author>\n`
  const snippet = post.snippet[locale]
  const summary = snippet ? `<summary>${escapeXml(snippet)}</summary>\n` : ''
  return `<entry>
<id>${escapeXml(entryId(post, place))}</id>
<title>${escapeXml(post.title[locale])}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<published>${localStartOfDay(post.date)}</published>
<updated>${post.updatedAt}</updated>
${author}${tags}${summary}<content type="html">${escapeXml(pictureOf(post, place) + withWholeAddresses(post.detail[locale], origin))}</content>
</entry>
`
}

/** Stays when the slug, and so the address, changes: readers would show the article twice. */
function entryId({ id, createdAt }: Post, { origin, locale }: Place): string {
  return `tag:${new URL(origin).hostname},${createdAt.slice(0, 10)}:blogs/${locale}/${encodeURIComponent(id)}`
}

function pictureOf({ image, imageAlt, title }: Post, { origin, locale }: Place): string {
  const shown = shownPicture(image)
  if (!shown) return ''
  const alt = pictureAlt(shown, imageAlt[locale], title[locale], locale)
  return `<p><img src="${escapeXml(new URL(fileUrl(shown.file), origin).href)}" alt="${escapeXml(alt)}"></p>`
}

/** Clean HTML writes every attribute in double quotes; readers do not know where the site is. */
function withWholeAddresses(html: string, origin: string): string {
  return html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)
}
