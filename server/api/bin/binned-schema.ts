import { z } from 'zod'
import type { BinnedRecord } from '#domain/records/record-state.ts'
import { recordId } from '#server/api/record-id.ts'
import { kindOfRecord } from '#server/api/versions/version-schema.ts'

/** Names one record of the bin: its id may be another's meanwhile. */
export const namedInBin = z.object({ bin_id: recordId })

export const binnedSchema = z.object({
  bin_id: z.string(),
  kind: kindOfRecord,
  id: z.string().meta({ description: 'What it was called; comes back under another one where others have that' }),
  name_ar: z.string(),
  name_en: z.string(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.object({ kind: z.enum(['staff', 'token', 'customer', 'system']), name: z.string() }),
  purge_at: z.iso.datetime().meta({ description: 'When it goes for good' }),
})

export function toBinnedDto(record: BinnedRecord): z.output<typeof binnedSchema> {
  const { binId, kind, id, name, deletedAt, deletedBy, purgeAt } = record
  return {
    bin_id: binId,
    kind,
    id,
    name_ar: name.ar,
    name_en: name.en,
    deleted_at: deletedAt,
    deleted_by: { kind: deletedBy.kind, name: deletedBy.name },
    purge_at: purgeAt,
  }
}
