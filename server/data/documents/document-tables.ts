import type { Generated, GeneratedAlways } from 'kysely'
import type { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import type { DocumentInput } from '#domain/documents/document.ts'
import type { ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { EntityColumns } from '#server/data/engine/schema.ts'

export type DocumentTables = {
  documents: EntityColumns &
    Omit<ColumnsOf<typeof DOCUMENT_FIELDS, DocumentInput>, keyof EntityColumns> & {
      /** The number without case, hyphens and blanks. */
      number_key: Generated<string>
      file_file: GeneratedAlways<string | null>
    }
  document_products: { document_id: string; product_id: string }
  /** Folded. */
  document_standards: { document_id: string; standard: string }
  document_revisions: RevisionsTable
  /** What staff were told of a document's end: once for each threshold of days. */
  document_notices: { document_id: string; revision: number; threshold: number; created_at: string }
}

export type RevisionsTable = {
  document_id: string
  n: number
  file: string
  file_file: GeneratedAlways<string | null>
  sha256: string | null
  bytes: number | null
  pages: number | null
  number: string
  label: string
  issued: string | null
  expires: string | null
  /** Why nobody is to use it any more; null of what stands. */
  withdrawn: string | null
  created_at: string
}
