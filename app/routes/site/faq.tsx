import { faqPage } from '#app/loading/site-page.ts'
import { faqHead } from '#content/pages/faq.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { QuestionsPage } from '#app/ui/faq/questions-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/faq.ts'

export const handle: SiteHandle = { footerCall: false }

export function loader({ url, context }: Route.LoaderArgs) {
  return faqPage(context, localeOfPath(url.pathname))
}

export const meta = fixedMeta(faqHead, ({ questions }: Route.ComponentProps['loaderData']) => ({
  kind: 'FAQPage',
  questions: questions.map(({ question, answer }) => ({ question, answer })),
}))

export default function FaqPage({ loaderData: { questions } }: Route.ComponentProps) {
  return <QuestionsPage questions={questions} />
}

export const ErrorBoundary = MissingOrFailed
