import { z } from 'zod'
import type { WriteWords } from '#content/record-messages.ts'
import type { Fields } from '#domain/fields/field.ts'
import type { StandingDto } from '#domain/records/record-standing.ts'
import { optionalId, recordId } from '#server/api/request-fields.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { RecordEditing } from '#server/records/save.ts'
import type { StaffReads } from '#server/records/staff-reads.ts'
import type { Edited } from '#server/records/type.ts'
import type { Services } from '#server/services/services.ts'
import { SMALL_FORM, type BodyRule } from '#server/web/request/request-body.ts'
import { endpoint, type Answer, type Call, type Endpoint } from '#server/api/endpoint.ts'
import { changedRecord, namedRecord, newRecord } from '#server/api/record-schemas.ts'
import {
  answerList,
  answerOne,
  draftAsked,
  staffDto,
  staffListInput,
  staffRefusals,
} from '#server/api/staff-reading.ts'
import { changeOfCall, newOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'

type ListInput = z.output<typeof staffListInput>

/** What calls can do with records of one kind: all is the same but this. */
type RecordResource<Entity, Dto, ListDto> = {
  /** As in `/api/brands/getbrand.php`. */
  folder: string
  one: string
  /** As the summaries call it: `a brand`. */
  called: string
  idField: string
  /** Whether a record may be asked for by its slug, too. */
  hasSlug: boolean
  fields: Fields
  body: BodyRule
  schema: z.ZodType<Dto>
  listSchema: z.ZodType<ListDto>
  toDto(record: Entity): Dto
  toListDto(record: Entity): ListDto
  list: {
    summary: string
    input?: z.ZodType<ListInput>
    repeats?: true
    failure: string
    /** What is on the site, as everybody has it. */
    onSite(input: ListInput, services: Services, call: Call): Promise<Answer<ListDto[]>>
  }
  failure: string
  /** Said of an id that no record has; else the same. */
  notFound?(id: string): string
  words: { add: WriteWords; update: WriteWords; remove: WriteWords }
  /** What else may come with a new record, and with a deletion. */
  added?: z.ZodRawShape
  removal?: { summary: string; fields: z.ZodRawShape }
  services(services: Services): {
    editing: RecordEditing<Entity>
    reads: StaffReads<Entity>
    get(id: string): Promise<Entity | null>
    findBySlug?(slug: string): Promise<Entity | null>
  }
}

export function recordEndpoints<
  Entity extends Edited,
  Dto extends Record<string, unknown>,
  ListDto extends { id: string },
>(resource: RecordResource<Entity, Dto, ListDto>): Endpoint[] {
  const { folder, called, idField, fields, body, schema, toDto, words, added, removal, services } = resource
  const shared = { output: schema as z.ZodType<Dto & StandingDto>, toCurrent: toDto }
  const path = (name: string): `/api/${string}` => `/api/${folder}/${name}.php`
  return [
    listEndpoint(resource),
    oneEndpoint(resource),
    writeEndpoint({
      ...shared,
      path: path('add'),
      summary: `Adds ${called}`,
      body,
      input: newRecord(fields, added),
      words: words.add,
      write: (call, sent, by) => services(call).editing.add(newOfCall(sent), by),
      toData: (saved) => staffDto(saved, toDto),
    }),
    writeEndpoint({
      ...shared,
      path: path('update'),
      summary: `Changes what is sent of ${called}`,
      body,
      input: changedRecord(fields, idField),
      idField,
      words: words.update,
      write: (call, sent, by) => services(call).editing.update(changeOfCall(sent), by, { base: 'site' }),
      toData: (saved) => staffDto(saved, toDto),
    }),
    writeEndpoint({
      path: path('delete'),
      summary: removal?.summary ?? `Deletes ${called}`,
      body: SMALL_FORM,
      input: namedRecord(idField, removal?.fields),
      output: z.object({}),
      idField,
      words: words.remove,
      write: (call, sent, by) => services(call).editing.remove(sent, by, { base: 'site' }),
      toData: () => ({}),
      toCurrent: toDto,
    }),
  ]
}

function listEndpoint<Entity extends Edited, Dto, ListDto extends { id: string }>({
  folder,
  list,
  listSchema,
  toListDto,
  services,
}: RecordResource<Entity, Dto, ListDto>): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/api/${folder}/getall.php`,
    summary: list.summary,
    access: 'public',
    rates: [RATES.reads],
    body: 'none',
    input: list.input ?? staffListInput,
    repeats: list.repeats,
    refusals: staffRefusals,
    output: z.array(listSchema),
    cache: 'revalidate',
    failure: list.failure,
    handle: (input: ListInput, call: Call) =>
      answerList(input, call, {
        reads: services(call.services).reads,
        toDto: toListDto,
        onSite: () => list.onSite(input, call.services, call),
      }),
  })
}

function oneEndpoint<Entity extends Edited, Dto, ListDto>({
  folder,
  one,
  called,
  idField,
  hasSlug,
  schema,
  failure,
  notFound = () => failure,
  toDto,
  services,
}: RecordResource<Entity, Dto, ListDto>): Endpoint {
  const shape: z.ZodRawShape = hasSlug
    ? { [idField]: optionalId, slug: optionalId, draft: draftAsked }
    : { [idField]: recordId, draft: draftAsked }
  const isNamed = (asked: Record<string, unknown>) => Boolean(asked[idField] || asked['slug'])
  return endpoint({
    method: 'POST',
    path: `/api/${folder}/${one}.php`,
    summary: `One ${called.replace(/^a /, '')} by its id${hasSlug ? ' or its slug' : ''}`,
    access: 'public',
    rates: [RATES.reads],
    body: SMALL_FORM,
    input: z.object(shape).refine(isNamed, { path: [idField], error: 'or slug is required' }),
    refusals: staffRefusals,
    output: schema,
    cache: 'none',
    failure,
    handle({ [idField]: id, slug, draft }, call) {
      const { reads, get, findBySlug } = services(call.services)
      const name = String(id || slug)
      return answerOne(call, {
        id: name,
        isDraft: draft === true,
        reads,
        toDto,
        onSite: (wanted) => (id || !findBySlug ? get(wanted) : findBySlug(wanted)),
        failure: notFound(name),
      })
    },
  })
}
