import { toRiyadhMoment } from '#domain/text/riyadh-time.ts'
import type { RecordState } from './publication.ts'
import type { RecordHead } from './record-state.ts'

/** What staff may ask lists of calls for, beside what is on the site. */
export const ASKED_STATES = ['draft', 'scheduled', 'changed', 'all'] as const
export type AskedState = (typeof ASKED_STATES)[number]

/** How a record stands, as calls tell staff of it. */
export type StandingDto = {
  state: RecordState
  has_draft: boolean
  version: number
  publish_at: string | null
  unpublish_at: string | null
}

/** `version` is that of the content beside it. */
export function toStandingDto(
  { state, published, draft, publishAt, unpublishAt }: RecordHead,
  version: number,
): StandingDto {
  return {
    state,
    has_draft: state === 'published' && published !== null && draft !== null,
    version,
    publish_at: publishAt === null ? null : toRiyadhMoment(publishAt),
    unpublish_at: unpublishAt === null ? null : toRiyadhMoment(unpublishAt),
  }
}
