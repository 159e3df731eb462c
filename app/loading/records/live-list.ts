import { pageCount } from '#domain/catalogue/collection-query.ts'
import { LIVE_PAGE_SIZE, type LiveListKind, type LiveListQuery } from '#domain/records/lists/live-list.ts'
import { servicesContext, type AppServices } from '#app/context.ts'
import type { Context } from './record-source.ts'

type Rows = { [Kind in LiveListKind]: { id: string; name: string } }

/** Of the records of a kind what its list shows, and what each is called. */
const ROWS = {
  seo: ({ key, override: { metaTitle } }: Listed<'seo'>) => ({ id: key, name: key, metaTitle }),
  redirect: (one: Listed<'redirects'>) => ({ id: one.from, name: one.from, ...one }),
  alias: (one: Listed<'aliases'>) => ({ name: one.text, ...one }),
  customer: ({ name, ...one }: Listed<'deskCustomers'>) => ({ ...one, names: name, name: name.ar || name.en }),
  webhook: (one: Listed<'webhooks'>) => ({ ...one, name: new URL(one.url).host }),
} satisfies { [Kind in LiveListKind]: (record: never) => Rows[Kind] }

type Listed<Name extends 'seo' | 'redirects' | 'aliases' | 'deskCustomers' | 'webhooks'> = Awaited<
  ReturnType<AppServices[Name]['list']>
>[number]

export type LiveRow<Kind extends LiveListKind = LiveListKind> = ReturnType<(typeof ROWS)[Kind]>

/** How the records of a kind without drafts are reached. */
export function liveService(context: Context, kind: LiveListKind | 'synonyms') {
  const { seo, redirects, aliases, synonyms, deskCustomers, webhooks } = context.get(servicesContext)
  return { seo, redirect: redirects, alias: aliases, synonyms, customer: deskCustomers, webhook: webhooks }[kind]
}

export async function findLiveRows(context: Context, kind: LiveListKind, { search, origin, page }: LiveListQuery) {
  const service = liveService(context, kind)
  const filter = { search, origin: origin ?? undefined }
  const portion = { limit: LIVE_PAGE_SIZE, offset: (page - 1) * LIVE_PAGE_SIZE }
  const [list, total] = await Promise.all([service.list({ ...filter, ...portion }), service.count(filter)])
  const rowOf = ROWS[kind] as (record: unknown) => LiveRow
  return { rows: list.map(rowOf), total, pages: pageCount(total, LIVE_PAGE_SIZE) }
}
