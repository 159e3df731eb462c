import { Form } from 'react-router'
import { formLabels } from '../../../../content/form-labels.ts'
import { restoreWords, versionsWords } from '../../../../content/admin/versions.ts'
import { VERSIONS_PATH, versionsPath } from '../../../../domain/accounts/staff-paths.ts'
import { recordKind } from '../../../../domain/records/record-kinds.ts'
import type { RecordHead } from '../../../../domain/records/record-state.ts'
import { useWords } from '../../../locale.ts'
import { Button, ButtonLink } from '../../base/button.tsx'

/** Asks before an old version is brought back, on a page of its own: with scripts and without. */
export function RestoreQuestion({ record, number }: { record: RecordHead; number: number }) {
  const words = useWords(restoreWords)
  const { version } = useWords(versionsWords)
  const { cancel } = useWords(formLabels)
  const isLive = record.state === 'published'
  return (
    <Form method="post" action={VERSIONS_PATH} className="card delete-page">
      <h2>{words.question(version(number))}</h2>
      <p>{isLive ? words.live : words.notLive}</p>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="kind" value={record.kind} />
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="confirmed" value="1" />
      <div className="form-notice-actions">
        <Button type="submit">{words.verb}</Button>
        {isLive && recordKind(record.kind).hasDrafts && (
          <Button type="submit" name="as" value="draft" kind="outline">
            {words.asDraft}
          </Button>
        )}
        <ButtonLink to={versionsPath(record)} kind="outline">
          {cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
