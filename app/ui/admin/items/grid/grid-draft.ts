import { draftRecord } from '../../form/drafts/draft-record.ts'
import { withoutNotice } from '../../notice/use-notice.ts'

/** What a draft of the grid is of: the page that its address shows. */
export function gridDraft(search: string): string {
  return draftRecord('grid', withoutNotice(search))
}
