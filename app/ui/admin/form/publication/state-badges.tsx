import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { stateWords } from '#content/admin/records/publication.ts'

/** Whether the record of this form is on the site, and what is planned for it. */
export function StateBadges() {
  const states = useWords(stateWords)
  const record = useRecordForm().publication?.record
  if (!record) return null
  return (
    <>
      {record.state === 'published' && <Badge tone="ok">{states.published}</Badge>}
      <PublicationBadges {...record} notPublished={null} />
    </>
  )
}
