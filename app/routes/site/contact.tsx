import { contactForm } from '../../../content/forms.ts'
import { contact, contactHead } from '../../../content/pages/contact.ts'
import { readContactForm } from '../../../domain/messages/contact-form.ts'
import { receiveForm } from '../../actions/request-form.ts'
import { pageThatWaits } from '../../actions/waiting.ts'
import { useWords } from '../../locale.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { Channels } from '../../ui/contact/channels.tsx'
import { CompanyFacts } from '../../ui/contact/company-facts.tsx'
import { ContactForm } from '../../ui/contact/contact-form.tsx'
import { PageTitle } from '../../ui/site/page-title.tsx'
import type { SiteHandle } from '../../ui/site/site-handle.ts'
import type { Route } from './+types/contact.ts'

export const handle: SiteHandle = { footerCall: false }

export function action(args: Route.ActionArgs) {
  return receiveForm(args, { read: readContactForm, words: contactForm })
}

export const headers = pageThatWaits

export const meta = fixedMeta(contactHead, () => ({ kind: 'ContactPage' }))

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { hero } = useWords(contact)
  return (
    <div className="wrap pb-24">
      <PageTitle title={hero.title} subtitle={hero.subtitle} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Channels />
        <ContactForm answer={actionData} />
        <CompanyFacts />
      </div>
    </div>
  )
}
