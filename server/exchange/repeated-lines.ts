import type { CatalogueLine, CatalogueRecord } from '#domain/catalogue/catalogue-file.ts'
import { recordForm } from '#domain/records/record-form.ts'
import { toOwnAddress } from '#domain/records/redirect.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import type { LineProblem, ReadLine } from './catalogue-lines.ts'

/** The field that a record is found by. Groups of synonyms are found by their words, and of settings there is one. */
const FOUND_BY: Partial<Record<CatalogueRecord, string>> = {
  category: 'category_id',
  brand: 'brand_id',
  product: 'product_id',
  post: 'blog_id',
  seo: 'key',
}

/**
 * Looks at one line of a file after the other and tells of one that is of the same record as an earlier one: the later
 * would take the earlier one's place, and nobody would notice.
 */
export function repetitionFinder(): (read: ReadLine) => LineProblem | null {
  const lines = new Map<string, number>()
  return ({ line, content }) => {
    const name = nameOf(content)
    if (name === null) return null
    const key = `${content.record} ${name}`
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    return earlier === undefined ? null : { line, text: `Line ${earlier} is of the same ${content.record} already.` }
  }
}

/** What the import finds the record by, as it reads it; null where it compares words, or will refuse the line. */
function nameOf(content: CatalogueLine): string | null {
  const { record, name, from } = content
  if (record === 'settings') return ''
  if (record === 'file') return typeof name === 'string' ? name : null
  if (record === 'redirect') return typeof from === 'string' ? toOwnAddress(from) : null
  const field = isContentKind(record) ? 'id' : FOUND_BY[record]
  return (field === undefined ? undefined : recordForm(content, { isNew: true }).line(field)) ?? null
}
