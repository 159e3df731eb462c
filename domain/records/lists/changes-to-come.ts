import type { Localized } from '#domain/text/locale.ts'
import type { ComparedField } from '#domain/records/compare/compare-content.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'

/** One record, or one pack, as it is and as it would be. */
export type ChangeToCome = { kind: RecordKindName; name: Localized; fields: ComparedField[] }

/** The first of what would become another; `names` are what fields refer to. */
export type ChangesToCome = { changes: ChangeToCome[]; names: Record<string, Localized> }

export const MOST_CHANGES = 20
