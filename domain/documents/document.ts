import type { FormFields } from '#domain/fields/form-values.ts'
import { blankRecord, formTexts, readRecord, type FormTexts, type RecordOf } from '#domain/fields/field.ts'
import type { RecordProblems, RecordReading } from '#domain/fields/record-form.ts'
import type { Localized } from '#domain/text/locale.ts'
import { DOCUMENT_FIELDS, typedProducts } from './document-fields.ts'

/** What staff send, field by field as `DOCUMENT_FIELDS` lists it. */
export type DocumentInput = RecordOf<typeof DOCUMENT_FIELDS>

/** A file that was on the site, by its number, which is never used again. */
export type Revision = {
  n: number
  /** A stored file, or a whole address. */
  file: string
  /** Not known of files from before they were counted, and of addresses. */
  bytes: number | null
  pages: number | null
  number: string
  label: string
  issued: string | null
  expires: string | null
  /** Why nobody is to use it any more. */
  withdrawn: string | null
  createdAt: string
}

export type Document = DocumentInput & {
  id: string
  version: number
  /** What the brand is called; null where it is not on the site. */
  brand: Localized | null
  /** The newest first; none while it has never been on the site. */
  revisions: Revision[]
  createdAt: string
  updatedAt: string
}

export const BLANK_DOCUMENT: DocumentInput = blankRecord(DOCUMENT_FIELDS)

/** Reads the form of a document: a new one, or a change of the one that is there. */
export function readDocumentForm(
  fields: FormFields,
  before: Document | null,
  isDraft = false,
): RecordReading<DocumentInput> {
  const { input, problems } = readRecord(DOCUMENT_FIELDS, withMoreProducts(fields, before), before, isDraft)
  return { input, problems: { ...wholeProblems({ ...(before ?? BLANK_DOCUMENT), ...input }, isDraft), ...problems } }
}

/** `add_products` and `remove_products` change those that a document has; many are given or lose the same at once. */
function withMoreProducts(
  { add_products: added, remove_products: removed, ...fields }: FormFields,
  before: Document | null,
) {
  if (added === undefined && removed === undefined) return fields
  const gone = typedProducts(removed)
  const left = (before?.productIds ?? []).filter((id) => !gone.includes(id))
  return { ...fields, product_ids: [...new Set([...left, ...typedProducts(added)])] }
}

/** What no field can say of itself. */
function wholeProblems({ issued, expires, productIds, brandId, file }: DocumentInput, isDraft: boolean) {
  const problems: RecordProblems = {}
  if (issued && expires && expires < issued) problems['expires'] = { kind: 'expires-before-issued' }
  if (isDraft) return problems
  if (productIds.length === 0 && !brandId) problems['product_ids'] = { kind: 'product-or-brand-missing' }
  if (!file) problems['file'] = { kind: 'pdf-missing' }
  return problems
}

export function documentTexts(document: DocumentInput): FormTexts {
  return formTexts(DOCUMENT_FIELDS, document)
}
