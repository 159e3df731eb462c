import { CircleAlert } from 'lucide-react'
import { publicationWords, stateWords } from '#content/admin/records/publication.ts'
import type { Publication } from '#domain/records/publication.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'

/** Whether a record is on the site, and what is planned for it. What is simply published says nothing in a list. */
export function PublicationBadges({ state, publishAt, unpublishAt, notPublished }: Publication) {
  const states = useWords(stateWords)
  const words = useWords(publicationWords)
  const locale = useLocale()
  const at = (instant: string) => formatMoment(instant, locale) ?? instant
  return (
    <>
      {state === 'draft' && <Badge>{states.draft}</Badge>}
      {state === 'changed' && <Badge tone="warn">{states.changed}</Badge>}
      {publishAt === null ? (
        state === 'scheduled' && <Badge tone="ok">{states.scheduled}</Badge>
      ) : (
        <Badge tone="ok">{words.scheduledAt(at(publishAt))}</Badge>
      )}
      {unpublishAt !== null && <Badge>{words.endsAt(at(unpublishAt))}</Badge>}
      {notPublished !== null && (
        <span className="not-published">
          <CircleAlert />
          {words.notPublished(notPublished[locale])}
        </span>
      )}
    </>
  )
}
