import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { DOC_TYPES, DOCUMENT_LANGUAGES, DOCUMENT_TYPES, type DocType, type DocumentLanguage } from './document-types.ts'

const TYPES = new Map<string, DocType>(
  DOC_TYPES.flatMap((type) => [
    [type, type],
    [DOCUMENT_TYPES[type].short.toLowerCase(), type],
  ]),
)
const NAMED = new RegExp(
  `^(?<code>.+)-(?<type>${[...TYPES.keys()].join('|')})-(?<language>${DOCUMENT_LANGUAGES.join('|')})(?:-r(?<label>.+))?\\.pdf$`,
  'i',
)

/** What the name of a file says of the document in it, as `S20-SDS-ar-r3.pdf` does; null of any other name. */
export function readDocumentFileName(name: string) {
  const { code, type, language, label = '' } = NAMED.exec(name.trim())?.groups ?? {}
  const docType = TYPES.get(type?.toLowerCase() ?? '')
  if (!code || !docType || !language) return null
  return { code, docType, language: language.toLowerCase() as DocumentLanguage, label }
}

/** How many files are uploaded at once. */
export const MOST_UPLOADED = 50

const CELLS = ['doc_type', 'language', 'product', 'title_ar', 'title_en', 'expires', 'revision_label'] as const

/** A file that is to become a document: the name that it is stored under, the one that it had, and what was typed of it. */
export type UploadedDocument = { file: string; name: string } & Record<(typeof CELLS)[number], string>

/** What its name says of a file; what it does not say is as it was asked for. */
export function newUpload(file: string, name: string, asked: { product: string; type: string }): UploadedDocument {
  const named = readDocumentFileName(name)
  return {
    file,
    name,
    doc_type: named?.docType ?? asked.type,
    language: named?.language ?? '',
    product: named?.code ?? asked.product,
    title_ar: '',
    title_en: '',
    expires: '',
    revision_label: named?.label ?? '',
  }
}

/** The rows of the table as they were sent, without those that are left out. */
export function sentUploads(fields: FormFields): UploadedDocument[] {
  const cells = (name: string) => [fields[`${name}[]`] ?? []].flat().map(String)
  const columns = CELLS.map((name) => [name, cells(name)] as const)
  const [names, left] = [cells('name'), cells('leave_out')]
  return cells('existing_file')
    .slice(0, MOST_UPLOADED)
    .map((file, row) => {
      const typed = Object.fromEntries(columns.map(([name, values]) => [name, (values[row] ?? '').trim()]))
      return { ...(typed as Record<(typeof CELLS)[number], string>), file, name: names[row] ?? '' }
    })
    .filter(({ file }) => file !== '' && !left.includes(file))
}

/** The products that a row names, and the document that it becomes the next revision of, by its id and title. */
export type UploadTarget = { productIds: string[]; isKnown: boolean; target: string | null; renews: string | null }

/** The form of the document that a row becomes. */
export function uploadedForm(row: UploadedDocument & UploadTarget, sent: FormFields): FormFields {
  const { file, doc_type, language, title_ar, title_en, expires, revision_label, productIds, target } = row
  const shared = { intent: typedOf(sent, 'intent'), same_file: typedOf(sent, 'same_file'), existing_file: file }
  const revision = { expires, revision_label }
  const titles = { ...(title_ar && { title_ar }), ...(title_en && { title_en }) }
  if (target !== null) return { ...shared, ...revision, ...titles, document_id: target, issued: '' }
  return { ...shared, ...revision, ...titles, doc_type, language, 'product_id[]': productIds }
}
