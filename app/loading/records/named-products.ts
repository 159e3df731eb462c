import type { Locale } from '#domain/text/locale.ts'
import { contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { servicesContext } from '#app/context.ts'
import type { Context, StoredRecord } from './record-source.ts'

/** What products are called beside their ids in a form. */
export async function namedProducts(context: Context, ids: readonly string[], locale: Locale) {
  const names = await context.get(servicesContext).recordList.names('product', [...ids])
  return Array.from(names, ([value, name]) => ({ value, label: name[locale] }))
}

/** The products that a record of the site's content names. */
export function productsIn(kind: ContentKind, record: StoredRecord | null): string[] {
  const named = Object.entries(contentFields(kind, '')).filter(([, field]) => 'isProduct' in field)
  const values: Record<string, unknown> = { ...record }
  return named.flatMap(([key]) => (typeof values[key] === 'string' ? [values[key]] : []))
}
