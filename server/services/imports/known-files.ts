import type { FormFields } from '#domain/messages/message-form.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { Db } from '#server/data/engine/database.ts'
import { checkReferences } from '#server/records/file-references.ts'

const COLUMNS = { existing_pdf_ar: 'pdf_ar', existing_pdf_en: 'pdf_en' } as const

/** Columns that name a data sheet that is not stored. */
export async function unknownFiles(db: Db, fields: FormFields): Promise<ColumnKey[]> {
  const named = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const source = fields[name]
    return typeof source === 'string' && source !== '' ? [{ field: column, source, kind: 'pdf' as const }] : []
  })
  if (named.length === 0) return []
  return Object.keys(await checkReferences(db, named)) as ColumnKey[]
}
