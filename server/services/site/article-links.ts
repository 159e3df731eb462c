import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LOCALES, type Locale, type Localized } from '../../../domain/text/locale.ts'
import type { Db } from '../../data/engine/database.ts'
import { listLinkingPosts } from '../../data/site/content-checks-store.ts'

/** An article, and every address of the site that its texts link to. */
export type LinkingArticle = { id: string; title: Localized; links: { href: string; locale: Locale }[] }

/** Texts that are read at once: others are served in between. */
const CHUNK = 20

/** Articles whose texts link to the site's own addresses, by their ids. */
export async function* linkingArticles(db: Db): AsyncGenerator<LinkingArticle> {
  let after = ''
  for (;;) {
    const posts = await listLinkingPosts(db, { after, limit: CHUNK })
    for (const { id, title, detail } of posts) {
      yield {
        id,
        title,
        links: LOCALES.flatMap((locale) => ownLinks(detail[locale]).map((href) => ({ href, locale }))),
      }
      after = id
    }
    if (posts.length < CHUNK) return
    await yieldToEventLoop()
  }
}

/** Every address of the site that a clean text links to, once. */
function ownLinks(html: string): string[] {
  const links = html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)
  return [...new Set(Array.from(links, ([, href = '']) => href.replaceAll('&amp;', '&')))]
}
