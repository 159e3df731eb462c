import { Hourglass, Link2Off, MessageCircle } from 'lucide-react'
import { requestPage } from '../../../content/pages/request.ts'
import { requestStates } from '../../../content/pages/request-states.ts'
import type { NewsView } from '../../../domain/quotes/news-consent.ts'
import { offerPage } from '../../../content/pages/offer.ts'
import { ATTACHMENTS, type RefusedNote } from '../../../domain/quotes/attached-files.ts'
import type { RequestState } from '../../../domain/quotes/request-state.ts'
import type { RefusedAnswer } from '../../actions/quotation-answer.ts'
import type { RequestView } from '../../../domain/quotes/request-view.ts'
import { fillIn } from '../../../domain/text/fill-in.ts'
import { useWords } from '../../locale.ts'
import { ButtonLink } from '../base/button.tsx'
import { CodedText } from '../base/code.tsx'
import { Ltr } from '../base/ltr.tsx'
import { Message } from '../base/state/message.tsx'
import { StateBlock } from '../base/state/state-block.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { useSite } from '../site/site-context.tsx'
import { AnswerStep, type AnswerStepView } from './answer-step.tsx'
import { OfferPart } from './offer-part.tsx'
import { NewsConsent } from './news-consent.tsx'
import { RepeatForm } from './repeat-form.tsx'
import { RefusedFiles, RequestFiles } from './request-files.tsx'
import { RequestReceipt } from './request-receipt.tsx'

type RequestPageProps = {
  request: RequestView
  news: NewsView
  url: string
  path: string
  chat: string
  refused: RefusedNote[]
  step: AnswerStepView | null
  answer: RefusedAnswer | undefined
}

/** What is said once a quotation was answered, or its time has passed. */
const TOLD: Partial<Record<RequestState, 'accepted' | 'changed' | 'declined' | 'expired'>> = {
  accepted: 'accepted',
  'change-requested': 'changed',
  declined: 'declined',
  expired: 'expired',
}

const NO_ERRORS: Record<string, string> = {}

/** A request as its sender follows it: where it stands, what was asked for, what was answered. */
export function RequestPage({ request, step, news, url, path, chat, refused, answer }: RequestPageProps) {
  const words = useWords(requestPage)
  const states = useWords(requestStates)
  const offers = useWords(offerPage)
  const { messaging } = useSite()
  const { offer } = request
  const told = TOLD[request.state]
  const isExpired = request.state === 'expired'
  const canRepeat = request.lines.length > 0
  // A form that was refused is the question again, with what was filled in.
  const asked = answer?.step ? { kind: answer.step, key: '' } : answer ? null : step
  return (
    <div className="wrap pb-24">
      <PageTitle title={words.title}>
        <p className="request-number">
          <Ltr>{request.number}</Ltr>
        </p>
        <p className="request-state" data-state={request.state}>
          {words.state} {states[request.state]}
        </p>
        {offer && request.state === 'quoted' && (
          <p className="text-ink-2">{fillIn(offers.validUntil, { date: offer.validUntil })}</p>
        )}
      </PageTitle>
      <RefusedFiles refused={refused} />
      {answer?.message && (
        <div className="request-told">
          <Message tone="error">{answer.message}</Message>
        </div>
      )}
      {(request.state === 'new' || request.state === 'spam') && (
        <RequestReceipt url={url} wasMailed={request.hasEmail} />
      )}
      {told && (
        <div className="request-told">
          <Message tone={isExpired ? 'warn' : 'ok'}>{offers[told]}</Message>
          {isExpired && canRepeat && <RepeatForm />}
        </div>
      )}
      <div className="request-columns">
        <div className="request-main">
          {offer && asked && (
            <AnswerStep
              step={asked}
              offer={offer}
              path={path}
              errors={answer?.errors ?? NO_ERRORS}
              values={answer?.values ?? NO_ERRORS}
            />
          )}
          {offer && (
            <OfferPart offer={offer} path={path} isAsking={asked !== null} isDated={request.state === 'quoted'} />
          )}
          {request.lines.length > 0 && <Lines lines={request.lines} />}
          {request.details && (
            <section className="request-panel" aria-labelledby="request-details">
              <h2 id="request-details" className="text-h3">
                {words.details}
              </h2>
              <p className="request-text">{request.details}</p>
            </section>
          )}
          <RequestFiles files={request.files} path={path} error={asked ? undefined : answer?.errors[ATTACHMENTS]} />
        </div>
        <aside className="request-aside">
          <Timeline timeline={request.timeline} />
          <div className="request-acts">
            {messaging && (
              <ButtonLink
                href={`${messaging.href}?text=${encodeURIComponent(chat)}`}
                rel="noopener noreferrer"
                kind={offer?.isOpen ? 'outline' : 'primary'}
              >
                <MessageCircle />
                {words.whatsapp}
              </ButtonLink>
            )}
            {canRepeat && !isExpired && <RepeatForm />}
          </div>
          <NewsConsent news={news} className="request-panel request-news" />
          <p className="text-small text-ink-3">{words.private}</p>
        </aside>
      </div>
    </div>
  )
}

function Lines({ lines }: Pick<RequestView, 'lines'>) {
  const words = useWords(requestPage)
  return (
    <section className="request-panel" aria-labelledby="request-lines">
      <h2 id="request-lines" className="text-h3">
        {words.lines}
      </h2>
      <ol className="request-lines">
        {lines.map((line, place) => (
          <li key={place}>
            <div className="request-line-name">
              <p className="font-semibold">
                <CodedText text={line.name} />
              </p>
              <p className="text-small text-ink-3">
                {line.code && <Ltr>{line.code}</Ltr>}
                {line.code && line.pack && ' · '}
                <CodedText text={line.pack} />
                {!line.isKnown && words.byHand}
              </p>
              {line.note && <p className="text-small text-ink-2">{line.note}</p>}
            </div>
            <p className="request-line-quantity">{line.quantity}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Timeline({ timeline }: Pick<RequestView, 'timeline'>) {
  const words = useWords(requestPage)
  const offers = useWords(offerPage)
  const { arrived, answered } = words
  const { quoted, withdrawn } = offers
  const titles = { arrived, answered, quoted, withdrawn, ...offers.events }
  return (
    <section className="request-panel" aria-labelledby="request-timeline">
      <h2 id="request-timeline" className="text-h3">
        {words.timeline}
      </h2>
      <ol className="request-timeline">
        {timeline.map(({ kind, at, when, text, reason }) => (
          <li key={at + kind}>
            <p className="font-semibold">{titles[kind]}</p>
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

/** A link whose time has passed. */
export function RequestLinkOver() {
  const { expired, expiredText, newList } = useWords(requestPage)
  return (
    <div className="wrap section">
      <StateBlock icon={Link2Off} title={expired} text={expiredText} level={1}>
        <ButtonLink to="/quote">{newList}</ButtonLink>
      </StateBlock>
    </div>
  )
}

export function TooManyLinks() {
  const { tooMany } = useWords(requestPage)
  return (
    <div className="wrap section">
      <StateBlock icon={Hourglass} title={tooMany} level={1} />
    </div>
  )
}
