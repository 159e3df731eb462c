import type { Localized } from '#domain/text/locale.ts'

/** Whether a record is on the site; what lies in the bin keeps the state that it had. */
export type RecordState = 'draft' | 'scheduled' | 'published'

/** The same for lists: `changed` is published and has newer changes that are not on the site. */
export type ListedState = RecordState | 'changed'

/** Whether a record is on the site, and what is planned for it, as a list shows it. */
export type Publication = {
  state: ListedState
  publishAt: string | null
  unpublishAt: string | null
  /** Why what was planned could not be done. */
  notPublished: Localized | null
}
