import { CircleAlert } from 'lucide-react'
import { Form } from 'react-router'
import { accountWords, noticeWords } from '#content/admin/account.ts'
import { DUE_NOTICES, NEW_NOTICES, NOTICE_FIELDS, type StaffNotices } from '#domain/accounts/staff-notices.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'

/** Which mails about requests somebody wants. */
export function NoticesGroup({ chosen, hasEmail }: { chosen: StaffNotices; hasEmail: boolean }) {
  const words = useWords(noticeWords)
  const { saving } = useWords(accountWords)
  const { busy, answer } = useStaffForm('notices')
  return (
    <Group title={words.title} text={words.text}>
      {!hasEmail && (
        // It stands there from the start, so screen readers need not be told of it.
        <div className="message message-warn">
          <CircleAlert />
          <p>{words.noEmail}</p>
        </div>
      )}
      <Form method="post" preventScrollReset className="admin-form">
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="notices" />
        <SelectField label={words.new.label} name={NOTICE_FIELDS.new} defaultValue={chosen.new}>
          {optionsOf(NEW_NOTICES, (one) => [one, words.new.choices[one]])}
        </SelectField>
        <SelectField label={words.due.label} hint={words.due.hint} name={NOTICE_FIELDS.due} defaultValue={chosen.due}>
          {optionsOf(DUE_NOTICES, (one) => [one, words.due.choices[one]])}
        </SelectField>
        <div className="grid gap-2">
          <Checkbox name={NOTICE_FIELDS.assigned} value="1" defaultChecked={chosen.assigned}>
            {words.assigned}
          </Checkbox>
          <Checkbox name={NOTICE_FIELDS.customer} value="1" defaultChecked={chosen.customer}>
            {words.customer}
          </Checkbox>
          <p className="field-hint">{words.customerHint}</p>
        </div>
        <Button type="submit" kind="ink" busy={busy} busyText={saving}>
          {words.save}
        </Button>
      </Form>
    </Group>
  )
}
