import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import { toDocumentDto, toFoundDto, type DocumentDto } from '#domain/documents/document-dto.ts'
import { DOCUMENT_STATUSES } from '#domain/documents/document-status.ts'
import { DOC_TYPES, isDocType, isDocumentLanguage } from '#domain/documents/document-types.ts'
import type { Document } from '#domain/documents/document.ts'
import { lineOf, typedOf } from '#domain/fields/form-values.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { sentNumber, sentText } from '#domain/fields/wire.ts'
import { signInFirst, type Answer, type Call } from '#server/api/endpoint.ts'
import { answeredFields, namedRecord, sent } from '#server/api/record-schemas.ts'
import { staffListInput, standingFields, wholeList } from '#server/api/staff-reading.ts'
import { writeEndpoint } from '#server/api/write-endpoint.ts'
import { systemClock } from '#server/clock.ts'
import { DOCUMENT_FORM } from '#server/web/request/body-rules.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { recordEndpoints } from './record-endpoints.ts'

const day = z.string().nullable().meta({ description: 'YYYY-MM-DD' })
const size = {
  bytes: z.number().nullable(),
  pages: z.number().nullable().meta({ description: 'Null where nobody has counted them' }),
}

const revisionSchema = z
  .object({
    revision: z.number(),
    label: z.string(),
    issued: day,
    expires: day,
    url: z.string(),
    ...size,
    withdrawn: z.boolean(),
  })
  .meta({ id: 'DocumentRevision' })

export const documentSchema = z
  .object({
    document_id: z.string(),
    id: z.string(),
    ...standingFields,
    ...answeredFields(DOCUMENT_FIELDS),
    brand: z.string().nullable(),
    brand_ar: z.string().nullable(),
    status: z.enum(DOCUMENT_STATUSES),
    revision: z.number().nullable(),
    revisions: z.array(revisionSchema).meta({ description: 'The newest first' }),
    url: z.string().nullable().meta({ description: 'Where its current file is' }),
    ...size,
    source: z.enum(['file', 'live']),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Document' }) satisfies z.ZodType<DocumentDto>

const asked = z.string().max(200).optional()
const listInput = staffListInput.extend({
  q: asked.meta({ description: 'Codes of products, standards, numbers, words' }),
  type: asked.meta({ description: DOC_TYPES.join(', ') }),
  language: asked,
  brand: asked.meta({ description: 'The id of a brand' }),
  product: asked.meta({ description: 'The id or a code of a product' }),
  standard: asked,
  expired: z.enum(['1']).optional().meta({ description: 'For staff alone: also what visitors find no more' }),
})

const toDto = (document: Document) => toDocumentDto(document, dayOfInstant(systemClock()))

async function onSite(input: z.output<typeof listInput>, call: Call): Promise<Answer<DocumentDto[]>> {
  const { q = '', type, language, brand, product, standard, expired } = input
  if (expired && (await call.staff()) === null) return signInFirst()
  const { documents } = call.services
  const found = await documents.find({
    q,
    type: isDocType(type) ? type : null,
    languages: isDocumentLanguage(language) ? [language] : [],
    brand: brand || null,
    product: product || null,
    standard: standard || null,
    isExpired: expired === '1',
    isLive: true,
  })
  const today = dayOfInstant(systemClock())
  const list = wholeList(found, input, (one) => toFoundDto(one, today))
  return expired && list.ok ? { ...list, isPrivate: true } : list
}

export const documentEndpoints = [
  ...recordEndpoints({
    folder: 'documents',
    one: 'getdocument',
    called: 'a document',
    idField: 'document_id',
    hasSlug: false,
    fields: DOCUMENT_FIELDS,
    body: DOCUMENT_FORM,
    schema: documentSchema,
    listSchema: documentSchema,
    toDto,
    toListDto: toDto,
    list: {
      summary: 'Documents that visitors find, the latest issued first, and the data sheets that are printed',
      input: listInput,
      failure: 'Failed to fetch documents',
      onSite: (input: z.output<typeof listInput>, _services, call) => onSite(input, call),
    },
    failure: 'Failed to fetch document',
    words: { add: writeWords.addDocument, update: writeWords.updateDocument, remove: writeWords.removeDocument },
    added: { same_file: sent(sentText(1, '1 takes a file that another document has already')) },
    services: ({ editing, staffReads, documents }) => ({
      editing: editing.document,
      reads: staffReads.document,
      get: documents.get,
    }),
  }),
  writeEndpoint({
    path: '/api/documents/withdraw.php',
    summary: 'Takes a revision of a document out of use: its address answers 410',
    body: SMALL_FORM,
    input: namedRecord('document_id', {
      revision: sent(sentNumber('Which revision')),
      reason: sent(sentText(500, 'Why nobody is to use it any more')),
    }),
    output: documentSchema,
    idField: 'document_id',
    words: writeWords.withdrawDocument,
    write: ({ editing }, fields, by) =>
      editing.document.withdraw(
        {
          id: typedOf(fields, 'document_id'),
          revision: Number(typedOf(fields, 'revision')),
          reason: lineOf(fields, 'reason').slice(0, 500),
        },
        by,
      ),
    toData: toDto,
    toCurrent: toDto,
  }),
]
