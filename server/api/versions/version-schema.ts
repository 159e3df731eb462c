import { z } from 'zod'
import { RECORD_KIND_NAMES } from '#domain/records/record-kinds.ts'
import { VERSION_ACTS, type RecordVersion } from '#domain/records/record-state.ts'
import { recordId } from '#server/api/record-id.ts'

export const kindOfRecord = z.enum(RECORD_KIND_NAMES)

/** Names one version of one record; 0 is how the settings were before their first save. */
export const namedVersion = z.object({
  kind: kindOfRecord,
  id: recordId,
  number: z.coerce.number().int().min(0).max(2_147_483_647),
})

export const versionSchema = z.object({
  number: z.number(),
  at: z.iso.datetime(),
  by: z.object({ kind: z.enum(['staff', 'token', 'customer', 'system']), name: z.string() }),
  act: z.enum(VERSION_ACTS),
  state: z.enum(['draft', 'scheduled', 'published']),
  changed: z.array(z.string()),
  pinned: z.boolean(),
  restored_from: z.number().nullable(),
})

export function toVersionDto(version: RecordVersion): z.output<typeof versionSchema> {
  const { number, at, by, act, state, changed, pinned, restoredFrom } = version
  return { number, at, by: { kind: by.kind, name: by.name }, act, state, changed, pinned, restored_from: restoredFrom }
}
