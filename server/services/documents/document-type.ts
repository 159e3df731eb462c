import { documentRefusals } from '#content/documents/document-words.ts'
import { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import { BLANK_DOCUMENT, readDocumentForm, type Document, type DocumentInput } from '#domain/documents/document.ts'
import { filesOf, lineFields } from '#domain/fields/field.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { findBrandNames } from '#server/data/catalogue/brands-store.ts'
import { entityExists } from '#server/data/catalogue/entities-store.ts'
import {
  findDocument,
  listRevisions,
  replaceProducts,
  replaceRevisions,
  replaceStandards,
  settleRevision,
  toDocumentColumns,
  toRevision,
  type RevisionRow,
} from '#server/data/documents/documents-store.ts'
import { noteSheets } from '#server/data/documents/product-sheets-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { createEntityStore, type EntityTable } from '#server/records/entity-store.ts'
import { checkReferences } from '#server/records/field-checks.ts'
import { removedAlone } from '#server/records/publish.ts'
import type { AddressedPlace, RecordType } from '#server/records/type.ts'

const PLACE: AddressedPlace = { kind: 'document', table: 'documents', slugField: 'document_id' }

/** How a document is read from fields and written. */
export function documentType({ clock }: { clock: Clock }): RecordType<Document, DocumentInput> {
  return {
    ...PLACE,
    idField: 'document_id',
    files: filesOf(DOCUMENT_FIELDS),
    read: readDocumentForm,
    contentOf: (input) => lineFields(DOCUMENT_FIELDS, input),
    inputOf: (document) => document,
    complete: (input) => ({ ...BLANK_DOCUMENT, ...input }),
    on: (db, context) => createEntityStore(DOCUMENTS, { db, clock, context }),
    async remove(tx, { id, productIds }) {
      const { ok } = await createEntityStore(DOCUMENTS, { db: tx, clock }).remove(id)
      await noteSheets(tx, productIds)
      return removedAlone(ok)
    },
    // Their numbers are never used again: they go and come with the document.
    attributes: {
      list: (tx, id) => listRevisions(tx, [id]),
      async save(tx, id, rows) {
        if (rows.length === 0) return
        await replaceRevisions(tx, id, rows as RevisionRow[])
        await settleRevision(tx, id)
        await noteSheets(tx, (await findDocument(tx, { id }))!.productIds)
      },
    },
  }
}

const DOCUMENTS: EntityTable<Document, DocumentInput> = {
  place: PLACE,
  find: findDocument,
  columns: (_tx, given) => toDocumentColumns(given),
  async saveParts(tx, id, { productIds, standards }) {
    const before = (await findDocument(tx, { id }))!.productIds
    if (productIds) await replaceProducts(tx, id, productIds)
    if (standards) await replaceStandards(tx, id, standards)
    await settleRevision(tx, id)
    await noteSheets(tx, [...before, ...(productIds ?? [])])
  },
  check,
  draft: async (db, input, { id, version, createdAt, updatedAt }) => ({
    ...input,
    slug: id,
    brand: (await findBrandNames(db, input.brandId ? [input.brandId] : []))[0]?.name ?? null,
    id,
    version,
    revisions: (await listRevisions(db, [id])).map(toRevision),
    createdAt,
    updatedAt,
  }),
}

async function check(db: Db, { productIds = [], brandId, file }: Partial<DocumentInput>): Promise<FieldErrors> {
  const problems: FieldErrors = await checkReferences(db, [{ field: 'file', source: file, kind: 'pdf' }])
  for (const id of productIds) {
    if (await isKnown(db, 'product', id)) continue
    problems['product_ids'] = documentRefusals.productUnknown(id)
    break
  }
  if (brandId && !(await isKnown(db, 'brand', brandId))) problems['brand_id'] = documentRefusals.brandUnknown(brandId)
  return problems
}

/** On the site, or a draft. */
async function isKnown(db: Db, kind: 'product' | 'brand', id: string): Promise<boolean> {
  return (await entityExists(db, `${kind}s`, id)) || (await findRecord(db, kind, id)) !== null
}
