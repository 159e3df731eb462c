import { contentRefusals } from '../../../../content/admin/site/content-refusals.ts'
import type { FieldErrors } from '../../../../domain/records/errors.ts'
import type { AnyField, Fields } from '../../../../domain/records/field.ts'
import type { RecordContent } from '../../../../domain/records/record-kinds.ts'
import { contentList, type ContentKind } from '../../../../domain/site/content/content-kinds.ts'
import { unknownPlaceholder } from '../../../../domain/site/content/fill-texts.ts'
import type { Localized } from '../../../../domain/text/locale.ts'
import type { Db } from '../../../data/engine/database.ts'
import { listContent } from '../../../data/site/content-store.ts'
import { checkReferences } from '../../records/references.ts'
import { leadsSomewhere } from './link-targets.ts'

/** What the site would not take of what is given of a record: files, links and placeholders that nobody knows. */
export async function checkContent(
  db: Db,
  kind: ContentKind,
  table: Fields,
  values: Record<string, unknown>,
): Promise<FieldErrors> {
  const given = Object.entries(table).filter(([key]) => values[key] !== undefined)
  const files = given.flatMap(([key, { files: names }]) =>
    Object.entries(names).map(([field, fileKind]) => ({
      field,
      source: values[key] as string | null,
      kind: fileKind,
    })),
  )
  const problems = await checkReferences(db, files)
  const allowed = kind === 'page' ? [] : (contentList(kind).placeholders ?? [])
  for (const [key, field] of given) {
    for (const [name, text] of textsIn(field, values[key])) {
      if (isLink(field)) {
        if (text !== '' && !(await leadsSomewhere(db, text))) problems[name] = contentRefusals.linkUnusable
        continue
      }
      const unknown = unknownPlaceholder(text, allowed)
      if (unknown !== null) problems[name] = contentRefusals.placeholderUnknown(unknown)
    }
  }
  return problems
}

/** Why no more of a kind can be on the site; null where there is room. */
export async function tooMany(db: Db, kind: ContentKind, body: RecordContent, id?: string): Promise<Localized | null> {
  const most = kind === 'page' ? undefined : contentList(kind).most
  if (most === undefined) return null
  const others = (await listContent(db, kind)).filter((row) => row.id !== id && row.body['place'] === body['place'])
  return others.length >= most ? contentRefusals.tooMany(most) : null
}

/** The texts of a field by the names that calls have for them. */
function textsIn(field: AnyField, value: unknown): [string, string][] {
  return Object.entries(field.line(value)).flatMap(([name, said]) =>
    [said].flat().flatMap((text) => (typeof text === 'string' ? [[name, text] as [string, string]] : [])),
  )
}

function isLink(field: AnyField): boolean {
  return 'isLink' in field
}
