import { z } from 'zod'
import { ASKED_STATES, toStandingDto, type StandingDto } from '#domain/records/record-standing.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { StaffReads, StaffRecord } from '#server/records/staff-reads.ts'
import { found, notFound, signInFirst, type Answer, type Call, listInput, listPage } from './endpoint.ts'
import { findById } from './request-fields.ts'

const FOR_STAFF = 'For staff alone'
const REFUSED = { 401: 'What is not on the site is for staff alone' }

/** What answers to staff say beside the content of a record. */
export const standingFields = {
  state: z.enum(['draft', 'scheduled', 'published']).optional().meta({ description: FOR_STAFF }),
  has_draft: z
    .boolean()
    .optional()
    .meta({ description: `${FOR_STAFF}: what is on the site has newer changes that are not` }),
  version: z
    .number()
    .optional()
    .meta({ description: `${FOR_STAFF}: counts the changes` }),
  publish_at: z
    .string()
    .nullable()
    .optional()
    .meta({ description: `${FOR_STAFF}: with the offset of Riyadh` }),
  unpublish_at: z
    .string()
    .nullable()
    .optional()
    .meta({ description: `${FOR_STAFF}: with the offset of Riyadh` }),
}

/** Lists answer what is on the site, unless staff ask for something else. */
export const staffListInput = listInput.extend({
  state: z
    .enum(ASKED_STATES)
    .optional()
    .meta({ description: `${FOR_STAFF}: what is not on the site, the latest made first. 401 for others` }),
})

/** `draft=1` of forms and queries, or what JSON says for it. */
export const draftAsked = z
  .union([z.literal(['1', 1, true]).transform(() => true), z.literal(['', '0', 0, false]).transform(() => false)], {
    error: 'must be 1',
  })
  .optional()
  .meta({ description: `${FOR_STAFF}: 1 answers the newest draft, where there is one. 401 for others` })

export const staffRefusals = REFUSED

type Listing<Entity, Dto> = {
  reads: StaffReads<Entity>
  toDto(record: Entity): Dto
  /** The list of what is on the site, as everybody has it. */
  onSite(): Promise<Answer<Dto[]>>
}

/** A list of calls, for whoever asks: for staff with how each record stands, and of what they ask for. */
export async function answerList<Entity extends { version: number }, Dto extends { id: string }>(
  { state, ...input }: z.output<typeof staffListInput>,
  call: Call,
  { reads, toDto, onSite }: Listing<Entity, Dto>,
): Promise<Answer<Dto[]>> {
  const isStaff = (await call.staff()) !== null
  if (state === undefined) return isStaff ? withStandings(await onSite(), reads) : onSite()
  if (!isStaff) return signInFirst()
  const toAnswer = ({ record, head }: StaffRecord<Entity>) => ({
    ...toDto(record),
    ...toStandingDto(head, record.version),
  })
  const page = listPage(input)
  const total = await reads.count(state)
  const portions = mapped(reads.portions(state, page ?? {}), async (some) => some.map(toAnswer))
  if (page === null) return { ok: true, list: { portions, total, state: '' }, isPrivate: true }
  const data: Dto[] = []
  for await (const some of portions) data.push(...some)
  return { ok: true, data, total, isPrivate: true }
}

export function wholeList<Entity, Dto>(
  all: readonly Entity[],
  input: Parameters<typeof listPage>[0],
  toDto: (record: Entity) => Dto,
): Answer<Dto[]> {
  const { offset, limit } = listPage(input) ?? { offset: 0, limit: all.length }
  return { ok: true, data: all.slice(offset, offset + limit).map(toDto), total: all.length }
}

async function withStandings<Dto extends { id: string }>(
  answer: Answer<Dto[]>,
  reads: Pick<StaffReads<unknown>, 'heads'>,
): Promise<Answer<Dto[]>> {
  if (!answer.ok || 'file' in answer) return answer
  const standing = async (records: Dto[]) => {
    const heads = await reads.heads(records.map(({ id }) => id))
    return records.map((record) => ({ ...record, ...standingOnSite(heads.get(record.id)) }))
  }
  if (!('list' in answer)) return { ...answer, data: await standing(answer.data), isPrivate: true }
  const { portions, ...list } = answer.list
  return { ok: true, list: { ...list, portions: mapped(portions, standing) }, isPrivate: true }
}

function standingOnSite(head: RecordHead | undefined): Partial<StandingDto> {
  return head ? toStandingDto(head, head.published ?? head.number) : {}
}

async function* mapped<One, Other>(portions: AsyncIterable<One[]>, each: (some: One[]) => Promise<Other[]>) {
  for await (const some of portions) yield await each(some)
}

type Reading<Entity, Dto> = {
  /** Names the record; null where what was sent can name none. */
  id: string
  isDraft: boolean | undefined
  reads: StaffReads<Entity>
  toDto(record: Entity): Dto
  onSite(id: string): Promise<Entity | null>
  failure: string
}

/** One record, as it is on the site or, where staff ask for it, its newest draft. */
export async function answerOne<Entity extends { id: string; version: number }, Dto>(
  call: Call,
  { id, isDraft = false, reads, toDto, onSite, failure }: Reading<Entity, Dto>,
): Promise<Answer<Dto>> {
  const isStaff = (await call.staff()) !== null
  if (isDraft) {
    if (!isStaff) return signInFirst()
    const newest = await findById(id, (wanted) => reads.newest(wanted))
    return newest ? found(staffDto(newest, toDto)) : notFound(failure)
  }
  const record = await findById(id, onSite)
  if (!record) return notFound(failure)
  const head = isStaff ? (await reads.heads([record.id])).get(record.id) : undefined
  return found(head ? staffDto({ record, head }, toDto) : toDto(record))
}

export function staffDto<Entity extends { version: number }, Dto>(
  { record, head }: StaffRecord<Entity>,
  toDto: (record: Entity) => Dto,
): Dto & StandingDto {
  return { ...toDto(record), ...toStandingDto(head, record.version) }
}
