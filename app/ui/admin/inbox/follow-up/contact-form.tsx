import { useId } from 'react'
import { Form } from 'react-router'
import { contactWays, followUpWords } from '#content/admin/requests/follow-up.ts'
import { CONTACT_WAYS } from '#domain/follow-up/follow-up.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'

/** A call or a visit is an answer too. */
export function ContactForm({ version }: { version: number }) {
  const words = useWords(followUpWords.contact)
  const ways = useWords(contactWays)
  const { busy } = useStaffForm('contact')
  const id = useId()
  return (
    <Form method="post" preventScrollReset className="message-change">
      <input type="hidden" name="intent" value="contact" />
      <input type="hidden" name="version" value={version} />
      <SelectField id={id} label={words.label} name="contact">
        {CONTACT_WAYS.map((way) => (
          <option key={way} value={way}>
            {ways[way]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind="outline" small busy={busy}>
        {words.change}
      </Button>
    </Form>
  )
}
