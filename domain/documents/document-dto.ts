import { answerOf } from '#domain/fields/field.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import { documentStatus } from './document-status.ts'
import type { Document } from './document.ts'
import type { FoundDocument } from './document-index.ts'

/** The current file of a document, and one of its revisions. */
export function documentFilePath(id: string): string {
  return `/d/${encodeURIComponent(id)}`
}

export function revisionFilePath(id: string, n: number): string {
  return `${documentFilePath(id)}/r${n}`
}

/** A printed sheet and its revisions answer at their own addresses. */
export function toFoundDto({ document, live }: FoundDocument, today: string): DocumentDto {
  const dto = toDocumentDto(document, today)
  if (!live) return dto
  const revisions = dto.revisions.map((one) => ({ ...one, url: `${live.file}/r${one.revision}` }))
  return { ...dto, revisions, url: live.file, source: 'live' }
}

export type DocumentDto = ReturnType<typeof toDocumentDto>

/** A document as the API carries it. */
export function toDocumentDto(document: Document, today: string) {
  const { id, brand, expires, revisions, version } = document
  const [current] = revisions
  return {
    document_id: id,
    id,
    ...answerOf(DOCUMENT_FIELDS, document),
    brand: brand?.en ?? null,
    brand_ar: brand?.ar ?? null,
    status: documentStatus(expires, today),
    revision: current?.n ?? null,
    revisions: revisions.map(({ n, label, withdrawn, ...revision }) => ({
      revision: n,
      label,
      issued: revision.issued,
      expires: revision.expires,
      url: revisionFilePath(id, n),
      bytes: revision.bytes,
      pages: revision.pages,
      withdrawn: withdrawn !== null,
    })),
    url: current ? documentFilePath(id) : null,
    bytes: current?.bytes ?? null,
    pages: current?.pages ?? null,
    source: 'file' as 'file' | 'live',
    version,
  }
}
