import { Form } from 'react-router'
import { formLabels } from '#content/form-labels.ts'
import { restoreWords, versionsWords, restoring } from '#content/admin/versions.ts'
import { versionsPath } from '#domain/accounts/staff-paths.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { recordKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { settingsScreen } from '#content/admin/settings.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { ConfirmationProvider, PasswordField } from '#app/ui/admin/current-password.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'

type RestoreQuestionProps = {
  record: RecordHead
  number: number
  /** Of a product whose category is gone: what that was called, and what may take its place. */
  categories: { gone: string; isBinned: boolean; choices: { value: string; label: string }[] } | null
  /** Stands for no category. */
  none: string
  /** Whether the password was given a little while ago, and what came of the form. */
  isConfirmed: boolean
  answer: StaffAnswer | undefined
}

/** Asks before an old version is brought back, on a page of its own: with scripts and without. */
export function RestoreQuestion({ record, number, categories, none, isConfirmed, answer }: RestoreQuestionProps) {
  const words = useWords(restoreWords)
  const { version } = useWords(versionsWords)
  const { cancel } = useWords(formLabels)
  const { confirmHint } = useWords(settingsScreen)
  const { categoryGone, categoryInBin } = useWords(restoring)
  const mayWritePeople = useMay('people-settings.write')
  const goneWords = categories?.isBinned ? categoryInBin : categoryGone
  const isLive = record.state === 'published'
  const mayBeDraft = isLive && recordKind(record.kind).hasDrafts
  return (
    <Form method="post" className="card delete-page">
      <h2>{words.question(version(number))}</h2>
      <p>{isLive ? words.live : words.notLive}</p>
      {mayBeDraft && <p>{words.asDraftText}</p>}
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="kind" value={record.kind} />
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="confirmed" value="1" />
      {categories && (
        <SelectField label={words.category} name="category" hint={goneWords(categories.gone)}>
          <option value={none}>{words.noCategory}</option>
          {optionsOf(categories.choices, ({ value, label }) => [value, label])}
        </SelectField>
      )}
      {record.kind === 'settings' && mayWritePeople && (
        <ConfirmationProvider value={isConfirmed}>
          <PasswordField error={answer?.errors[PASSWORD_FIELD]} hint={confirmHint} />
        </ConfirmationProvider>
      )}
      <div className="form-notice-actions">
        <Button type="submit">{words.verb}</Button>
        {mayBeDraft && (
          <Button type="submit" kind="outline" name="as" value="draft">
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
