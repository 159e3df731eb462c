import { Form } from 'react-router'
import { operationsWords } from '#content/admin/operations.ts'
import { formatNumber } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { FactList } from './fact-list.tsx'

/** How many pictures wait for their smaller versions, and those that were given up, which can be tried again. */
export function PicturesGroup({ pending, failed }: { pending: number; failed: number }) {
  const words = useWords(operationsWords.pictures)
  const locale = useLocale()
  const { busy, answer } = useStaffForm('pictures')
  return (
    <Group title={words.title}>
      <AnswerMessage answer={answer} />
      <FactList
        facts={[
          { term: words.pending, value: formatNumber(pending, locale) },
          { term: words.failed, value: formatNumber(failed, locale) },
        ]}
      />
      {failed > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="pictures" />
          <Button type="submit" kind="ink" small busy={busy} busyText={words.retrying}>
            {words.retry}
          </Button>
        </Form>
      )}
    </Group>
  )
}
