import { stateWords } from '../../../../../content/admin/record-states.ts'
import { useWords } from '../../../../locale.ts'
import { Badge } from '../../../base/badge.tsx'
import { PublicationBadges } from '../../records/publication-badges.tsx'
import { useRecordForm } from '../record-form-context.ts'

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
