import { MessageCircle } from 'lucide-react'
import { requestPage, writingPage } from '#content/pages/request.ts'
import type { NewsView } from '#domain/quotes/news-consent.ts'
import { offerPage } from '#content/pages/offer.ts'
import type { RequestView } from '#domain/quotes/request-view.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'
import { NewsConsent } from './news-consent.tsx'
import { RepeatForm } from './repeat-form.tsx'

/** Beside what was asked for: what can be done next. */
export function RequestAside({ request, news, chat }: { request: RequestView; news: NewsView; chat: string }) {
  const words = useWords(requestPage)
  const { messaging } = useSite()
  const canRepeat = request.lines.length > 0 && request.state !== 'expired'
  return (
    <aside className="request-aside">
      <div className="stack-12">
        {messaging && (
          <ButtonLink
            href={`${messaging.href}?text=${encodeURIComponent(chat)}`}
            rel="noopener noreferrer"
            kind="quiet"
          >
            <MessageCircle />
            {words.whatsapp}
          </ButtonLink>
        )}
        {canRepeat && <RepeatForm />}
      </div>
      <NewsConsent news={news} className="request-panel stack-12" />
      <p className="text-small text-ink-3">{words.private}</p>
    </aside>
  )
}

/** How it went so far. */
export function Timeline({ timeline }: Pick<RequestView, 'timeline'>) {
  const words = useWords(requestPage)
  const offers = useWords(offerPage)
  const { arrived, answered } = words
  const { quoted, withdrawn, proforma } = offers
  const titles = { arrived, answered, quoted, withdrawn, proforma, ...offers.events, ...useWords(writingPage.events) }
  return (
    <section className="request-panel request-progress" aria-labelledby="request-timeline">
      <h2 id="request-timeline" className="text-h3">
        {words.timeline}
      </h2>
      <ol className="request-timeline">
        {timeline.map(({ kind, at, when, text, reason }) => (
          <li key={at + kind}>
            <p className="semibold">{titles[kind]}</p>
            <p className="text-small text-ink-3">
              <time dateTime={at}>{when}</time>
            </p>
            {reason && <p className="request-text">{offers.reasons[reason]}</p>}
            {text && (
              <p className="request-text">
                <CodedText text={text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
