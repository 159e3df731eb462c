import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { withoutNotice } from '#app/ui/admin/notice/use-notice.ts'

/** What a draft of the grid is of: the page that its address shows. */
export function gridDraft(search: string): string {
  return draftRecord('grid', withoutNotice(search))
}
