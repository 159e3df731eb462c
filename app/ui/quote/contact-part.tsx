import { ChevronDown, MessageCircle, UserX } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { forms } from '#content/forms.ts'
import { countedLine, quotePage } from '#content/pages/quote.ts'
import { CONSENT_FIELD, TRAP_FIELD, MOST_LENGTH } from '#domain/messages/form-fields.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Notice } from '#app/ui/forms/notice.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'
import { FilesField } from './files-field.tsx'
import { REMEMBER, useRememberedContact } from './remembered-contact.ts'
import { CONTACT_WAYS, chatText } from '#domain/quotes/contact-ways.ts'
import { readWrittenDay } from '#domain/text/day.ts'
import { formatDay } from '#domain/text/format.ts'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'

/** Sends a list of which some quantities are left open. */
export const SEND_OPEN = 'send-open'

type ContactPartProps = {
  form: RefObject<HTMLFormElement | null>
  errors: Record<string, string>
  values: Record<string, string>
  busy: boolean
  lines: LineView[]
  /** What came of sending it: told at the button, since on phones the rest of the page is out of sight. */
  children: ReactNode
}

/** How to reach whoever sends the list, and the ways to send it; folded until something is in the list. */
export function ContactPart({ form, errors, values, busy, lines, children }: ContactPartProps) {
  const words = useWords(quotePage)
  const { trap } = useWords(forms)
  // Without the quantities that are asked for the list may go, too.
  const isAsking = lines.some(({ qty }, place) => qty === null && errors[`qty[${place}]`])
  const { sending } = useWords(formLabels)
  const isHydrated = useHydrated()
  const wasSent = [errors, values].some((fields) => Object.keys(fields).length > 0)
  return (
    <details className="list-panel" open={lines.length > 0 || wasSent}>
      <summary className="list-contact-fold">
        <h2 className="text-h3">{words.contact}</h2>
        <ChevronDown />
      </summary>
      <div className="list-contact">
        <p className="text-small text-ink-2">{words.oneIsEnough}</p>
        <ContactFields errors={errors} values={values} />
        {/* Without scripts nothing can be kept on the device. */}
        {isHydrated && <RememberMe form={form} />}
        <input type="hidden" name={CONSENT_FIELD} value="yes" />
        <div className="request-form-trap" aria-hidden="true">
          <label>
            {trap}
            <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {/* Last, so that of a form that is too long everything else is read. */}
        <FilesField id="list-attachments" optional error={errors[ATTACHMENTS]} />
        <Button type="submit" name="intent" value="send" busy={busy} busyText={sending} className="w-full">
          {words.send}
        </Button>
        {children}
        {isAsking && (
          <Button
            type="submit"
            name="intent"
            value={SEND_OPEN}
            kind="outline"
            busy={busy}
            formNoValidate
            className="w-full"
          >
            {words.sendOpen}
          </Button>
        )}
        <OtherWays lines={lines} />
        <p className="text-xs text-ink-3">
          <Notice />
        </p>
      </div>
    </details>
  )
}

/** Without sending it: the list as a message in the chat, or a call. */
function OtherWays({ lines }: Pick<ContactPartProps, 'lines'>) {
  const locale = useLocale()
  const words = useWords(quotePage)
  const { messaging, salesPhone } = useSite()
  const chat = chatText(
    lines.map((line) => [
      line.code || line.name,
      line.pack,
      countedLine(Number.isNaN(line.qty) ? { ...line, qty: 1 } : line, locale),
    ]),
  )
  return (
    <>
      {messaging && (
        <ButtonLink
          href={`${messaging.href}?text=${encodeURIComponent(chat)}`}
          rel="noopener"
          kind="outline"
          className="w-full"
        >
          <MessageCircle />
          {words.ask}
        </ButtonLink>
      )}
      {salesPhone && (
        <p className="text-small text-ink-2">
          {words.call}{' '}
          <a href={salesPhone.href} className="underline">
            <Ltr>{salesPhone.text}</Ltr>
          </a>
        </p>
      )}
    </>
  )
}

function RememberMe({ form }: Pick<ContactPartProps, 'form'>) {
  const { remember, forget } = useWords(quotePage)
  const contact = useRememberedContact(form)
  return (
    <>
      <Checkbox key={String(contact.isRemembered)} name={REMEMBER} value="yes" defaultChecked={contact.isRemembered}>
        {remember}
      </Checkbox>
      {contact.isRemembered && (
        <Button type="button" kind="outline" small onClick={contact.forget} className="justify-self-start">
          <UserX />
          {forget}
        </Button>
      )}
    </>
  )
}

/** Who sends the list, how to reach them, and what it is for. */
function ContactFields({ errors, values }: { errors: Record<string, string>; values: Record<string, string> }) {
  const words = useWords(quotePage)
  const { fields } = words
  const locale = useLocale()
  const [day, setDay] = useState(() => readWrittenDay(values['neededBy'] ?? ''))
  const field = (name: keyof typeof fields) => ({
    id: `list-${name}`,
    name,
    label: fields[name],
    error: errors[name],
    defaultValue: values[name],
  })
  const line = (name: keyof typeof fields) => ({ ...field(name), maxLength: MOST_LENGTH.line })
  return (
    <>
      <TextField {...line('name')} required autoComplete="name" />
      <PhoneField {...field('phone')} />
      <TextField {...field('email')} type="email" ltr autoComplete="email" maxLength={MOST_LENGTH.email} />
      <TextField {...line('companyName')} optional autoComplete="organization" />
      <TextField {...line('city')} optional autoComplete="address-level2" />
      <TextField {...line('project')} optional />
      <TextField
        {...field('neededBy')}
        optional
        dir="auto"
        hint={(day && formatDay(day, locale)) ?? words.dayHint}
        onInput={({ currentTarget }) => setDay(readWrittenDay(currentTarget.value))}
      />
      <SelectField {...field('contactBy')} optional>
        <option value="">{words.anyWay}</option>
        {optionsOf(CONTACT_WAYS, (way) => [way, words.contactWays[way]])}
      </SelectField>
      <TextArea {...field('details')} optional maxLength={MOST_LENGTH.text} />
      <Checkbox name="marketing" value="yes" defaultChecked={values['marketing'] === 'yes'}>
        {words.marketing}
      </Checkbox>
    </>
  )
}
