import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { shell } from '#content/admin/shell.ts'
import type { FirstScreen } from '#domain/accounts/staff-preferences.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'

type FirstScreenGroupProps = { chosen: FirstScreen; screens: FirstScreen[] }

/** What the staff area opens with for this account. */
export function FirstScreenGroup({ chosen, screens }: FirstScreenGroupProps) {
  const words = useWords(accountWords)
  const { sections } = useWords(shell)
  const { busy, answer } = useStaffForm('first-screen')
  return (
    <Group title={words.firstScreen.title} text={words.firstScreen.text}>
      <Form method="post" preventScrollReset className="admin-form">
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="first-screen" />
        <SelectField
          label={words.firstScreen.field}
          name="first_screen"
          defaultValue={screens.includes(chosen) ? chosen : 'start'}
          error={answer?.errors['first_screen']}
        >
          {screens.map((screen) => (
            <option key={screen} value={screen}>
              {sections[screen]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="ink" busy={busy} busyText={words.saving}>
          {words.firstScreen.save}
        </Button>
      </Form>
    </Group>
  )
}
