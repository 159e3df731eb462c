import { publicationForm } from '#content/admin/records/publication.ts'
import { readMoment } from '#domain/text/read-moment.ts'
import { useWords } from '#app/locale.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

/** Whether what is saved by the way, as with the keyboard, stays off the site: what is there is older, or nothing is. */
export function useStaysDraft(): boolean {
  const { publication } = useRecordForm()
  const record = publication?.record ?? null
  return record !== null && record.state !== 'published'
}

/** What the button says that puts a record on the site, now or at the time that stands in the form. */
export function useSaveVerb(save: string): string {
  const words = useWords(publicationForm)
  const { publication, typed } = useRecordForm()
  if (publication === undefined) return save
  if (isAhead(typed.publishAt)) return words.schedule
  const state = publication.record?.state
  return state === 'draft' || state === 'scheduled' ? words.publish : save
}

function isAhead(typed: string): boolean {
  const moment = readMoment(typed)
  return moment !== null && Date.parse(moment) > Date.now()
}
