import type { Localized } from '#domain/text/locale.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'

export type Referrers = {
  /** Articles whose texts link to it, and what of the site's content does. */
  records: Referrer[]
  /** How many addresses lead to it besides its own. */
  redirects: number
}

export type Referrer = { kind: RecordKindName; id: string; name: Localized }
