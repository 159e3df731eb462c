import type { Localized } from '../../text/locale.ts'

/** What leads to a record. */
export type Referrers = {
  /** Articles whose texts link to it. */
  articles: { id: string; title: Localized }[]
  /** How many addresses lead to it besides its own. */
  redirects: number
}
