import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import type { QuotationSalesman } from '#domain/quotes/quotation.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'

/** How quotations name whoever sends them. */
export function SignatureGroup({ name, mobile }: QuotationSalesman) {
  const words = useWords(accountWords)
  const { busy, answer } = useStaffForm('signature')
  return (
    <Group title={words.signature.title} text={words.signature.text}>
      <Form method="post" preventScrollReset className="admin-form">
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="signature" />
        <TextField label={words.signature.name} name="signature_name" defaultValue={name} maxLength={100} />
        <TextField
          label={words.signature.mobile}
          name="signature_mobile"
          type="tel"
          dir="ltr"
          defaultValue={mobile}
          maxLength={50}
        />
        <Button type="submit" kind="ink" busy={busy} busyText={words.saving}>
          {words.firstScreen.save}
        </Button>
      </Form>
    </Group>
  )
}
