import { randomUUID } from 'node:crypto'
import { documentRefusals } from '#content/documents/document-words.ts'
import { fieldProblems } from '#content/forms.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import { typedProducts } from '#domain/documents/document-fields.ts'
import { isDocType, typeOfDocument } from '#domain/documents/document-types.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { documentCode } from '#domain/products/tds.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { listOf } from '#domain/fields/lists.ts'
import { slugify } from '#domain/records/slug.ts'
import { authorize } from '#server/auth/authorization.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { idsOfCodes } from '#server/data/catalogue/entities-store.ts'
import {
  coveredProducts,
  documentWithFile,
  findDocument,
  withdrawRevision,
} from '#server/data/documents/documents-store.ts'
import { noteSheets } from '#server/data/documents/product-sheets-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { createRecordEditing, type EditingDeps, type RecordEditing, type SaveOutcome } from '#server/records/save.ts'
import { storeFiles } from '#server/records/sent-files.ts'
import { documentType } from './document-type.ts'

export type DocumentEditing = RecordEditing<Document> & {
  /** Each by itself, as one act: those that name a document change it, the others are new. */
  saveMany(forms: FormFields[], by: StaffCaller): Promise<{ actId: string; outcomes: SaveOutcome<Document>[] }>
  /** Takes a revision out of use, with the reason: whoever asks for it is told that it is gone. */
  withdraw(asked: { id: string; revision: number; reason: string }, by: StaffCaller): Promise<Outcome<Document>>
}

type Ready = { ok: true; value: FormFields } | Extract<SaveOutcome<Document>, { ok: false }>

/** As every kind, and a file that another document has already is taken on demand alone. */
export function createDocumentEditing(deps: EditingDeps): DocumentEditing {
  const { db, clock, uploads } = deps
  const type = documentType(deps)
  const editing = createRecordEditing(deps, () => type)

  /** The form with stored files, or who has one of them. */
  async function ready(fields: FormFields, by: StaffCaller, id: string | null): Promise<Ready> {
    const sent = await storeFiles(uploads, fields, type.files, by)
    const before = id === null ? null : await editing.newest(id, by)
    const named = async (given: FormFields) => withNames(db, await withProductIds(db, given), before)
    // What is refused is refused again where everything is told that is wrong.
    if (Object.keys(sent.problems).length > 0) return { ok: true, value: await named(fields) }
    const file = typedOf(sent.fields, 'file') || typedOf(sent.fields, 'existing_file')
    const other = file && typedOf(fields, 'same_file') !== '1' ? await documentWithFile(db, file, id) : null
    const found = other && (await findDocument(db, { id: other }))
    if (found) {
      const message = documentRefusals.sameFile(found.title)
      return { ok: false, failure: { kind: 'conflict', message, field: 'file' }, sent: sent.fields }
    }
    return { ok: true, value: await named(sent.fields) }
  }

  const saving: Pick<DocumentEditing, 'add' | 'update'> = {
    async add(fields, by, how) {
      const whole = await ready(fields, by, null)
      return whole.ok ? editing.add(whole.value, by, how) : whole
    },
    async update(fields, by, how) {
      const whole = await ready(fields, by, typedOf(fields, 'document_id'))
      return whole.ok ? editing.update(whole.value, by, how) : whole
    },
  }
  return {
    ...editing,
    ...saving,
    saveMany: (forms, by) => saveMany(saving, forms, by),
    withdraw: ({ id, revision, reason }, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'records.write')
        if (id === '') return failure({ kind: 'invalid', fields: { document_id: fieldProblems.missing } })
        await takeLock(tx, `change in documents: ${id}`)
        const document = await findDocument(tx, { id })
        const found = document?.revisions.find(({ n }) => n === revision)
        if (!found) return failure({ kind: 'not-found' })
        if (reason === '') return failure({ kind: 'invalid', fields: { reason: documentRefusals.reasonMissing } })
        if (!(await withdrawRevision(tx, id, revision, reason)))
          return failure({ kind: 'conflict', message: documentRefusals.withdrawnBefore, field: 'revision' })
        await noteSheets(tx, document!.productIds)
        await appendAudit(tx, {
          id: randomUUID(),
          at: toInstant(clock()),
          actor: actorOf(by),
          action: 'document.withdraw',
          subject: { kind: 'document', id },
          detail: { revision, reason },
        })
        return success((await findDocument(tx, { id }))!)
      }),
  }
}

async function saveMany(
  { add, update }: Pick<DocumentEditing, 'add' | 'update'>,
  forms: FormFields[],
  by: StaffCaller,
) {
  const actId = randomUUID()
  const outcomes: SaveOutcome<Document>[] = []
  for (const form of forms) outcomes.push(await (typedOf(form, 'document_id') ? update : add)(form, by, { actId }))
  return { actId, outcomes }
}

/** Its products as somebody typed them: ids or codes, one by one or with commas between. */
async function withProductIds(db: Db, fields: FormFields): Promise<FormFields> {
  const form = recordForm(fields, { isNew: true })
  const rule = { most: Infinity, longest: Infinity }
  const sent = listOf(form, 'product_id', rule) ?? listOf(form, 'product_ids', rule)
  if (!sent) return fields
  const typed = sent.flatMap(typedProducts)
  const ids = await idsOfCodes(db, typed)
  return { ...fields, product_ids: undefined, 'product_id[]': typed.map((one) => ids.get(one.toLowerCase()) ?? one) }
}

/** Titles and the id of what has none are made of its type and number, or the code of its first product. */
async function withNames(db: Db, fields: FormFields, before: { record: Document } | null): Promise<FormFields> {
  const isMissing = (name: string) => (before === null ? !typedOf(fields, name) : fields[name] === '')
  const missing = ['title_ar', 'title_en'].filter(isMissing)
  const isUnnamed = before === null && !typedOf(fields, 'document_id')
  const docType = typedOf(fields, 'doc_type') || before?.record.docType
  if ((missing.length === 0 && !isUnnamed) || !isDocType(docType)) return fields
  const form = recordForm(fields, { isNew: true })
  const rule = { most: Infinity }
  const sent = listOf(form, 'product_id', rule) ?? listOf(form, 'product_ids', rule)
  const [product] = sent ?? before?.record.productIds ?? []
  const brand = typedOf(fields, 'brand_id') || before?.record.brandId
  const known = await coveredProducts(db, product ? [product] : [])
  const covered = known.get(product ?? '')
  const code = covered ? documentCode(covered) : (product ?? brand ?? '')
  const reference = typedOf(fields, 'number') || before?.record.number || code
  const { name } = typeOfDocument(docType)
  const titles = { title_ar: `${name.ar} ${reference}`.trim(), title_en: `${name.en} ${reference}`.trim() }
  const named = Object.fromEntries(missing.map((field) => [field, titles[field as keyof typeof titles]]))
  const language = typedOf(fields, 'language')
  return { ...fields, ...named, ...(isUnnamed && { document_id: slugify(`${docType}-${reference}-${language}`) }) }
}
