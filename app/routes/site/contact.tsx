import { finderQuestions, finderWords } from '#content/choice/finder.ts'
import { contactForm } from '#content/forms.ts'
import { readFinderQuery } from '#domain/choice/finder-query.ts'
import { finderMessage } from '#domain/choice/finder-view.ts'
import { readContactForm } from '#domain/messages/visitor-forms.ts'
import type { ContactView } from '#domain/site/content/pages/contact-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { receiveForm } from '#app/actions/request-form.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { contactPage } from '#app/loading/site-page.ts'
import { contentMeta } from '#app/seo/route-meta.ts'
import { ContactPage } from '#app/ui/contact/contact-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/contact.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

export async function loader({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pathname)
  const contact = await contactPage(context, locale)
  if (searchParams.get('topic') !== 'finder') return contact
  const message = finderMessage(readFinderQuery(searchParams).answers, finderQuestions, finderWords, locale)
  return { ...contact, message }
}

export function action(args: Route.ActionArgs) {
  return receiveForm(args, { read: readContactForm, words: contactForm })
}

export const headers = pageThatWaits

export const meta = contentMeta<ContactView>({ kind: 'ContactPage' })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage contact={loaderData} answer={actionData} {...('message' in loaderData && loaderData)} />
}
