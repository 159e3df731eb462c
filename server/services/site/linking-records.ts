import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { recordName, type RecordKindName } from '#domain/kinds.ts'
import { contentFields, CONTENT_KINDS, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listLinkingPosts } from '#server/data/site/content-checks-store.ts'
import { listContent, type ContentRow } from '#server/data/site/content-store.ts'
import { toContentRecord } from './content/content-records.ts'
import { textsOf } from './content/content-rules.ts'

/** A record of the site, and every address of the site that it links to; the language is that of the text with the link. */
export type LinkingRecord = {
  kind: RecordKindName
  id: string
  name: Localized
  links: { href: string; locale: Locale | null }[]
}

/** Texts that are read at once: others are served in between. */
const CHUNK = 20

/** Articles whose texts link to the site's own addresses, and what of its content does: buttons, entries of menus. */
export async function* linkingRecords(db: Db): AsyncGenerator<LinkingRecord> {
  yield* linkingArticles(db)
  for (const kind of CONTENT_KINDS) {
    for (const row of await listContent(db, kind)) {
      const links = linksIn(kind, row)
      if (links.length > 0) yield { kind, id: row.id, name: recordName(kind, row.id, row.body), links }
    }
    await yieldToEventLoop()
  }
}

function linksIn(kind: ContentKind, row: ContentRow): LinkingRecord['links'] {
  const fields = contentFields(kind, row.id)
  const links = new Map<string, LinkingRecord['links'][number]>()
  for (const { field, name, text } of textsOf(fields, toContentRecord(fields, row))) {
    const locale = LOCALES.find((one) => name.replace(/\[\d+\]$/, '').endsWith(`_${one}`)) ?? null
    const hrefs = field.isLink ? [text].filter(isOwn) : ownLinks(text)
    for (const href of hrefs) links.set(`${locale} ${href}`, { href, locale })
  }
  return [...links.values()]
}

async function* linkingArticles(db: Db): AsyncGenerator<LinkingRecord> {
  let after = ''
  for (;;) {
    const posts = await listLinkingPosts(db, { after, limit: CHUNK })
    for (const { id, title, detail } of posts) {
      const links = LOCALES.flatMap((locale) => ownLinks(detail[locale]).map((href) => ({ href, locale })))
      yield { kind: 'post', id, name: title, links }
      after = id
    }
    if (posts.length < CHUNK) return
    await yieldToEventLoop()
  }
}

function isOwn(link: string): boolean {
  return link.startsWith('/')
}

/** Every address of the site that a clean text links to, once. */
function ownLinks(html: string): string[] {
  const links = html.matchAll(/<a\b[^>]*\shref="(\/(?!\/)[^"]*)"/g)
  return [...new Set(Array.from(links, ([, href = '']) => href.replaceAll('&amp;', '&')))]
}
