import type { ContactView } from '#domain/site/content/pages/contact-view.ts'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { Channels, useHasChannels } from './channels.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { ContactForm } from './contact-form.tsx'

/** How to reach the company: its channels, a form, and who it is. */
export function ContactPage({ contact, answer }: { contact: ContactView; answer: FormAnswer | undefined }) {
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
        <ContactForm answer={answer} />
        {hasChannels && <CompanyFacts />}
      </div>
    </div>
  )
}
