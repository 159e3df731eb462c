import type { RecordKindName } from '#domain/kinds.ts'
import { sql } from 'kysely'
import { CONTENT_KINDS, isContentKind } from '#domain/site/content/content-kinds.ts'
import type { Db } from '#server/data/engine/database.ts'
import { setContentVersion } from '#server/data/site/content-store.ts'

/** Where the version of what is on the site stands, by the column of its id; of settings each has its own. */
const PUBLIC_TABLES = {
  file: ['files', 'name'],
  category: ['categories', 'id'],
  brand: ['brands', 'id'],
  product: ['products', 'id'],
  post: ['posts', 'id'],
  document: ['documents', 'id'],
  seo: ['seo_overrides', 'key'],
  synonyms: ['search_synonyms', 'id'],
  alias: ['line_aliases', 'id'],
  customer: ['desk_customers', 'id'],
  webhook: ['webhooks', 'id'],
  attribute: ['attribute_keys', 'key'],
  redirect: ['redirects', 'from_path'],
  price: ['pack_prices', 'code'],
  order: ['product_orders', 'id'],
} as const satisfies Partial<Record<RecordKindName, readonly [string, string]>>

/** All places of what is on the site, as `shown`, with what tells the kinds of one table apart. */
export function publicPlaces() {
  const own = Object.entries(PUBLIC_TABLES).map(([kind, [table, column]]) => ({
    kind,
    table,
    column,
    isOfKind: sql<boolean>`true`,
  }))
  const content = CONTENT_KINDS.map((kind) => ({
    kind,
    table: 'content_records',
    column: 'id',
    isOfKind: sql<boolean>`shown.kind = records.kind`,
  }))
  return [...own, ...content]
}

/** Says of which version the content on the site is, where that is not simply the next: drafts count, too. */
export async function setPublicVersion(db: Db, kind: RecordKindName, id: string, version: number): Promise<void> {
  if (kind === 'settings') return
  if (isContentKind(kind)) return setContentVersion(db, kind, id, version)
  const [table, column] = PUBLIC_TABLES[kind]
  await db
    .updateTable(table as 'products')
    .set({ version })
    .where(column as 'id', '=', id)
    .execute()
}
