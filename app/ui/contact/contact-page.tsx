import type { ContactView } from '../../../domain/site/content/pages/contact-view.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { PageTitle } from '../site/page-title.tsx'
import { Channels } from './channels.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { ContactForm } from './contact-form.tsx'

/** How to reach the company: its channels, a form, and who it is. */
export function ContactPage({ contact, answer }: { contact: ContactView; answer: FormAnswer | undefined }) {
  return (
    <div className="wrap pb-24">
      <PageTitle title={contact.title} subtitle={contact.subtitle} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Channels channels={contact.channels} messagingText={contact.messagingText} />
        <ContactForm answer={answer} />
        <CompanyFacts />
      </div>
    </div>
  )
}
