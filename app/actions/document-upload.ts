import { data } from 'react-router'
import { documentUpload } from '#content/admin/catalogue/document-upload.ts'
import { DOCUMENTS_PATH } from '#domain/accounts/staff-paths.ts'
import { typedProducts } from '#domain/documents/document-fields.ts'
import { isDocType, isDocumentLanguage } from '#domain/documents/document-types.ts'
import {
  MOST_UPLOADED,
  newUpload,
  sentUploads,
  uploadedForm,
  type UploadedDocument,
  type UploadTarget,
} from '#domain/documents/uploaded-document.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import type { SaveArgs } from './record-action.ts'
import { localeOfStaff, redirectWithNotice, refuseForbidden } from './staff-form.ts'

/** A row of the table: what it becomes the next revision of, and what is wrong with it. */
export type UploadRow = UploadedDocument & { renews: string | null; problem: string | null }

type Args = SaveArgs & { url: URL }

/** New files are stored and shown in the table; what stands there its buttons save, each row by itself, as one act. */
export async function receiveDocuments(args: Args) {
  const { context, request } = args
  try {
    return await receive(args)
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    const locale = localeOfStaff(request)
    const rows = sentUploads(context.get(fieldsContext)).map((row) => ({ ...row, renews: null, problem: null }))
    return answer({ rows, message: documentUpload.failed[locale] }, 503)
  }
}

async function receive(args: Args) {
  const { context, request } = args
  const [fields, locale] = [context.get(fieldsContext), localeOfStaff(request)]
  const words = inLanguage(documentUpload, locale)
  if ([fields['file'] ?? []].flat().length > MOST_UPLOADED) return answer({ message: words.tooLarge }, 413)
  const { stored, refused } = await storeFiles(args, locale)
  const sent = [...sentUploads(fields), ...stored]
  if (sent.length === 0) return answer({ refused, ...(refused.length === 0 && { message: words.missing }) }, 422)
  const rows: (UploadedDocument & UploadTarget)[] = []
  for (const row of sent) rows.push({ ...row, ...(await targetOf(args, row, locale)) })
  const isSaving = ['publish', 'draft'].includes(typedOf(fields, 'intent'))
  if (!isSaving) {
    const shown = rows.map((row) => ({ ...row, problem: row.isKnown ? null : words.unknownProduct }))
    return answer({ rows: shown, refused }, refused.length > 0 ? 422 : 200)
  }
  const forms = rows.map((row) => uploadedForm(row, fields))
  const { actId, outcomes } = await context
    .get(servicesContext)
    .editing.document.saveMany(forms, context.get(staffContext))
  const left = rows.flatMap((row, at): UploadRow[] => {
    const outcome = outcomes[at]!
    return outcome.ok ? [] : [{ ...row, problem: reasonOf(outcome.failure, locale) }]
  })
  if (left.length === 0 && refused.length === 0)
    return redirectWithNotice(DOCUMENTS_PATH, 'documents-saved', { undo: actId })
  const saved = rows.length - left.length
  const hasSame = outcomes.some((outcome) => !outcome.ok && outcome.failure.kind === 'conflict')
  return answer(
    { rows: left, refused, hasSame, ...(saved > 0 && { message: words.saved(saved) }) },
    saved > 0 ? 200 : 422,
  )
}

/** Stores what was sent, and says what was not taken. */
async function storeFiles({ context, url: { searchParams } }: Args, locale: Locale) {
  const { uploads } = context.get(servicesContext)
  const asked = { product: searchParams.get('product') ?? '', type: searchParams.get('type') ?? '' }
  const stored: UploadedDocument[] = []
  const refused: { name: string; problem: string }[] = []
  for (const file of [context.get(fieldsContext)['file'] ?? []].flat()) {
    if (!(file instanceof File) || isEmptyFile(file)) continue
    const bytes = Buffer.from(await file.arrayBuffer())
    const outcome = await uploads.store(bytes, { kind: 'pdf', originalName: file.name, by: context.get(staffContext) })
    if (outcome.ok) stored.push(newUpload(outcome.value.name, file.name, asked))
    else refused.push({ name: file.name, problem: reasonOf(outcome.failure, locale) })
  }
  return { stored, refused }
}

/** Products are named by any of their codes. A sheet of the one product there is a sheet of already is its next revision. */
async function targetOf({ context }: Args, row: UploadedDocument, locale: Locale): Promise<UploadTarget> {
  const { documents, quoteLists } = context.get(servicesContext)
  const typed = typedProducts(row.product)
  const found = await Promise.all(typed.map(async (code) => (await quoteLists.productCalled(code))?.product.id))
  const productIds = typed.map((code, at) => found[at] ?? code)
  const none = { productIds, isKnown: !found.includes(undefined), target: null, renews: null }
  const { doc_type: type, language } = row
  const [product, ...others] = productIds
  if (!product || others.length > 0 || !isDocType(type) || !isDocumentLanguage(language)) return none
  if (type !== 'tds' && type !== 'sds') return none
  const own = await documents.find({ product, type, languages: [language], isExpired: true })
  const [sheet, ...more] = own.filter(({ document }) => document.productIds.length === 1)
  if (!sheet || more.length > 0) return none
  const { id, title } = sheet.document
  return { ...none, target: id, renews: title[locale] || title.ar || title.en }
}

function reasonOf(failed: Failure | Stale<unknown>, locale: Locale): string {
  if (failed.kind === 'conflict') return failed.message[locale]
  const reasons = failed.kind === 'invalid' ? Object.values(failed.fields).map((text) => text[locale]) : []
  return [...new Set(reasons)].join(' ') || documentUpload.failed[locale]
}

type Shown = { rows?: UploadRow[]; refused?: { name: string; problem: string }[]; message?: string; hasSame?: boolean }

function answer({ rows = [], refused = [], message = '', hasSame = false }: Shown, status: number) {
  return data({ rows, refused, message, hasSame }, { status })
}
