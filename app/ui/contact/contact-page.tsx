import { Mail, MapPin, MessageCircleMore, Phone } from 'lucide-react'
import { companyFacts } from '#content/pages/contact.ts'
import { contactForm } from '#content/forms.ts'
import type { ContactView, ChannelNames } from '#domain/site/content/pages/contact-view.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { useWords } from '#app/locale.ts'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'
import { TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { RequestForm } from '#app/ui/forms/request-form.tsx'
import { LinkRow } from '#app/ui/base/list/link-row.tsx'

const PLACE = 'message'

/** How to reach the company: its channels, a form, and who it is. */
type ContactPageProps = {
  contact: ContactView
  answer: FormAnswer | undefined
  /** What the message begins with. */
  message?: string
}

export function ContactPage({ contact, answer, message = '' }: ContactPageProps) {
  const hasChannels = useHasChannels()
  return (
    <div className="wrap pb-24">
      <PageTitle title={contact.title} subtitle={contact.subtitle} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {hasChannels ? (
          <Channels channels={contact.channels} messagingText={contact.messagingText} />
        ) : (
          <CompanyFacts />
        )}
        <ContactForm answer={answer} message={message} />
        {hasChannels && <CompanyFacts />}
      </div>
    </div>
  )
}

/** Who the visitor deals with: name, address, hours and the numbers of the registers. */
function CompanyFacts() {
  const words = useWords(companyFacts)
  const site = useSite()
  return (
    <section {...BELOW_FOLD} className="rounded-2xl bg-surface p-[clamp(20px,2.6vw,32px)]" aria-labelledby="company">
      <h2 id="company" className="text-h3">
        {words.title}
      </h2>
      <dl className="mt-3 grid gap-4 sm:grid-cols-2">
        <Fact term={words.name}>{site.company}</Fact>
        {site.address?.text && <Fact term={words.address}>{site.address.text}</Fact>}
        {site.hours && <Fact term={words.hours}>{site.hours}</Fact>}
        {site.commercialRegistration && <Fact term={words.registration} number={site.commercialRegistration} />}
        {site.vatNumber && <Fact term={words.vat} number={site.vatNumber} />}
      </dl>
    </section>
  )
}

function Fact({ term, number, children }: { term: string; number?: string; children?: string }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{term}</dt>
      <dd>{number === undefined ? children : <Ltr>{number}</Ltr>}</dd>
    </div>
  )
}

/** A message to the company (docs/specification 3 and 5): only the phone may be left out. */
function ContactForm({ answer, message }: Pick<ContactPageProps, 'answer' | 'message'>) {
  const { title, fields, send } = useWords(contactForm)
  return (
    <section id={PLACE} className="contact-form" aria-labelledby="message-title">
      <h2 id="message-title" className="text-h3">
        {title}
      </h2>
      <RequestForm call="/api/mails/contact.php" words={contactForm} place={PLACE} label={title} {...{ send, answer }}>
        {({ errors, values }) => {
          const field = (name: keyof typeof fields) => ({
            name,
            label: fields[name],
            error: errors[name],
            defaultValue: values[name],
            maxLength: MOST_LENGTH.line,
          })
          return (
            <>
              <TextField {...field('name')} required autoComplete="name" />
              <TextField
                {...field('email')}
                required
                type="email"
                ltr
                autoComplete="email"
                maxLength={MOST_LENGTH.email}
              />
              <PhoneField {...field('phone')} optional className="request-form-wide" />
              <TextArea
                {...field('message')}
                defaultValue={values['message'] ?? message}
                required
                rows={8}
                maxLength={MOST_LENGTH.text}
                className="request-form-wide"
              />
            </>
          )
        }}
      </RequestForm>
    </section>
  )
}

/** Phone, messaging app, e-mail and map, as far as the company has them. */
export function Channels({ channels, messagingText }: { channels: ChannelNames; messagingText: string }) {
  const beginning = messagingText === '' ? '' : `?text=${encodeURIComponent(messagingText)}`
  const { phone, salesPhone, messaging, email, address, hours } = useSite()
  return (
    <ul className="grid gap-3 lg:auto-rows-fr">
      {salesPhone && (
        <li>
          <LinkRow icon={Phone} title={channels.sales} href={salesPhone.href} note={hours}>
            <Ltr>{salesPhone.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {phone && phone.text !== salesPhone?.text && (
        <li>
          <LinkRow icon={Phone} title={channels.phone} href={phone.href}>
            <Ltr>{phone.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {messaging && (
        <li>
          <LinkRow icon={MessageCircleMore} title={channels.messaging} href={messaging.href + beginning}>
            <Ltr>{messaging.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {email && (
        <li>
          <LinkRow icon={Mail} title={channels.email} href={email.href}>
            <Ltr>{email.text}</Ltr>
          </LinkRow>
        </li>
      )}
      {address?.href && (
        <li>
          <LinkRow icon={MapPin} title={channels.map} href={address.href}>
            {address.text}
          </LinkRow>
        </li>
      )}
    </ul>
  )
}

/** Whether there is a way to reach the company beside its form. */
function useHasChannels(): boolean {
  const { salesPhone, messaging, email, address } = useSite()
  return Boolean(salesPhone || messaging || email || address?.href)
}
