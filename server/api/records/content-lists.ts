import { z } from 'zod'
import { writeWords, type WriteWords } from '#content/record-messages.ts'
import { answerOf } from '#domain/fields/field.ts'
import { toSiteContentDto } from '#domain/site/content/content-dto.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { contentList } from '#domain/site/content/content-kinds.ts'
import { type Endpoint, endpoint } from '#server/api/endpoint.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { standingFields, wholeList } from '#server/api/staff-reading.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import type { CalledList } from '#server/services/records.ts'
import type { Services } from '#server/services/services.ts'
import { recordEndpoints } from './record-endpoints.ts'

type ListOptions = {
  kind: CalledList
  folder: string
  one: string
  called: string
  schemaName: string
  /** What of it everybody reads. */
  onSite(services: Services): Promise<{ id: string; version: number }[]>
  words: { add: WriteWords; update: WriteWords; remove: WriteWords }
}

/** The calls of a list of the site's content that has calls of its own. */
function contentListEndpoints({ kind, folder, one, called, schemaName, onSite, words }: ListOptions): Endpoint[] {
  const fields = contentList(kind).fields
  const shown = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.staffOnly))
  const schema = z
    .object({ id: z.string(), ...standingFields, ...answeredFields(shown), version: z.number() })
    .meta({ id: schemaName })
  type Dto = { id: string; version: number } & Record<string, unknown>
  const toDto = (record: ContentRecord): Dto =>
    answerOf(shown, record as never, { id: record.id, version: record.version })
  const failure = `Failed to fetch ${folder}`
  return recordEndpoints<ContentRecord, Dto, Dto>({
    folder,
    one,
    called,
    idField: 'id',
    hasSlug: false,
    fields,
    body: STAFF_FORM,
    schema: schema,
    listSchema: schema,
    toDto,
    toListDto: toDto,
    list: {
      summary: `All ${folder} on the site`,
      failure,
      onSite: async (input, services) => wholeList((await onSite(services)) as ContentRecord[], input, toDto),
    },
    failure,
    words,
    services: (services) => ({
      editing: services.editing[kind],
      reads: services.staffReads[kind],
      async get(id) {
        const all = (await onSite(services)) as ContentRecord[]
        return all.find((record) => record.id === id) ?? null
      },
    }),
  })
}

export const equivalentEndpoints = contentListEndpoints({
  kind: 'equivalent',
  folder: 'equivalents',
  one: 'getequivalent',
  called: 'an equivalent',
  schemaName: 'Equivalent',
  onSite: ({ equivalents }) => equivalents.find('') as Promise<never>,
  words: { add: writeWords.addEquivalent, update: writeWords.updateEquivalent, remove: writeWords.removeEquivalent },
})

export const ruleEndpoints = contentListEndpoints({
  kind: 'rule',
  folder: 'finder',
  one: 'getrule',
  called: 'a rule of the finder',
  schemaName: 'FinderRule',
  onSite: ({ content }) => content.list('rule'),
  words: { add: writeWords.addRule, update: writeWords.updateRule, remove: writeWords.removeRule },
})

const record = z.looseObject({ id: z.string() })

export const getAllContent = endpoint({
  method: 'GET',
  path: '/api/content/getall.php',
  summary: 'What the site shows beside products and posts: its lists in their order, and the texts of its pages',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({}),
  output: z.object({ lists: z.record(z.string(), z.array(record)), pages: z.record(z.string(), record) }),
  cache: 'revalidate',
  failure: 'Failed to fetch the content of the site',
  handle: async (_input, { services }) => ({ ok: true, data: await toSiteContentDto(services.content) }),
})
