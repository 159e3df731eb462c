import { Hourglass, Link2Off } from 'lucide-react'
import { requestPage } from '#content/pages/request.ts'
import { requestStates } from '#content/pages/request-states.ts'
import type { NewsView } from '#domain/quotes/news-consent.ts'
import { offerPage } from '#content/pages/offer.ts'
import { ATTACHMENTS, type RefusedNote } from '#domain/quotes/attached-files.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import { isAnswer } from '#domain/quotes/quotation-record.ts'
import type { RequestState } from '#domain/quotes/request-state.ts'
import type { RefusedAnswer } from '#app/actions/quotation-answer.ts'
import type { RequestView } from '#domain/quotes/request-view.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { AnswerStep, type AnswerStepView } from './answer-step.tsx'
import { OfferPart } from './offer-part.tsx'
import { RepeatForm } from './repeat-form.tsx'
import { RefusedFiles, RequestFiles } from './request-files.tsx'
import { RequestAside, Timeline } from './request-aside.tsx'
import { CancelStep, ChangeListStep, ListChanges, WritingPart } from './writing-part.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { useState, type ReactNode } from 'react'
import { useHydrated } from '#app/delivery/hydration.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'

type RequestPageProps = {
  request: RequestView
  news: NewsView
  url: string
  path: string
  chat: string
  refused: RefusedNote[]
  step: AnswerStepView | null
  /** The question about the list that is open, and the list then. */
  listStep: 'change-list' | 'cancel' | null
  list: LineView[]
  /** Makes a second sending of the same form harmless. */
  formKey: string
  answer: RefusedAnswer | undefined
}

const ENDS: Partial<Record<RequestState, 'accepted' | 'changed' | 'declined' | 'expired'>> = {
  accepted: 'accepted',
  'change-requested': 'changed',
  declined: 'declined',
  expired: 'expired',
}

const NO_ERRORS: Record<string, string> = {}

/** A request as its sender follows it: where it stands, what was asked for, what was answered. */
export function RequestPage(props: RequestPageProps) {
  const { request, news, url, chat, refused, answer } = props
  return (
    <div className="wrap pb-24">
      <RequestTitle request={request} />
      <RefusedFiles refused={refused} />
      {answer?.message && (
        <div className="request-message">
          <Message tone="error">{answer.message}</Message>
        </div>
      )}
      {(request.state === 'new' || request.state === 'spam') && (
        <RequestReceipt url={url} wasMailed={request.hasEmail} />
      )}
      <RequestEnd request={request} />
      <div className="request-columns">
        <Timeline timeline={request.timeline} />
        <div className="request-main">
          <RequestMain {...props} />
        </div>
        <RequestAside {...{ request, news, chat }} />
      </div>
    </div>
  )
}

/** What is said once a quotation was answered, or its time has passed. */
function RequestEnd({ request: { state, lines } }: Pick<RequestPageProps, 'request'>) {
  const offers = useWords(offerPage)
  const end = ENDS[state]
  if (!end) return null
  const isExpired = state === 'expired'
  return (
    <div className="request-message">
      <Message tone={isExpired ? 'warn' : 'ok'}>{offers[end]}</Message>
      {isExpired && lines.length > 0 && <RepeatForm />}
    </div>
  )
}

/** What was asked for and offered, and what can be done about it. A form that was refused is the question again. */
function RequestMain({ request, path, answer, ...props }: RequestPageProps) {
  const words = useWords(requestPage)
  const { offer, lines, canChange } = request
  const { errors = NO_ERRORS, values = NO_ERRORS, step = null } = answer ?? {}
  const asked = isAnswer(step) ? { kind: step, key: '' } : answer ? null : props.step
  const listStep = step === 'change-list' || step === 'cancel' ? step : answer ? null : props.listStep
  const form = { path, formKey: props.formKey, errors, values }
  const atWriting = step === 'message' ? form : { ...form, errors: NO_ERRORS, values: NO_ERRORS }
  return (
    <>
      {offer && asked && <AnswerStep {...{ step: asked, offer, path, errors, values }} />}
      {offer && <OfferPart offer={offer} path={path} isAsking={asked !== null} isDated={request.state === 'quoted'} />}
      {listStep === 'change-list' && <ChangeListStep {...form} lines={answer?.lines ?? props.list} />}
      {listStep === 'cancel' && <CancelStep {...form} />}
      {lines.length > 0 && listStep !== 'change-list' && (
        <RequestLines lines={lines}>{canChange && !listStep && <ListChanges path={path} />}</RequestLines>
      )}
      {request.details && (
        <section className="request-panel" aria-labelledby="request-details">
          <h2 id="request-details" className="text-h3">
            {words.details}
          </h2>
          <p className="request-text">{request.details}</p>
        </section>
      )}
      {request.canWrite && !asked && !listStep && <WritingPart {...atWriting} isAsked={request.state === 'waiting'} />}
      <RequestFiles files={request.files} path={path} error={step ? undefined : errors[ATTACHMENTS]} />
    </>
  )
}

function RequestTitle({ request: { number, state, offer, answerBy } }: Pick<RequestPageProps, 'request'>) {
  const words = useWords(requestPage)
  const states = useWords(requestStates)
  const { validUntil } = useWords(offerPage)
  return (
    <PageTitle title={words.title}>
      <p className="request-number">
        <Ltr>{number}</Ltr>
      </p>
      <p className="request-state" data-state={state}>
        {words.state} {states[state]}
      </p>
      {answerBy && <p className="text-ink-2">{fillIn(words.answerBy, { time: answerBy })}</p>}
      {offer && state === 'quoted' && <p className="text-ink-2">{fillIn(validUntil, { date: offer.validUntil })}</p>}
    </PageTitle>
  )
}

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

/** What was asked for. */
function RequestLines({ lines, children }: Pick<RequestView, 'lines'> & { children?: ReactNode }) {
  const words = useWords(requestPage)
  return (
    <section className="request-panel" aria-labelledby="request-lines">
      <h2 id="request-lines" className="text-h3">
        {words.lines}
      </h2>
      <ol className="request-lines">
        {lines.map((line, place) => (
          <li key={place}>
            <div className="can-narrow wrap-anywhere">
              <p className="semibold">
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
      {children}
    </section>
  )
}

/** That a request has arrived, and its link to keep: whoever left a mobile number alone has it nowhere else. */
function RequestReceipt({ url, wasMailed }: { url: string; wasMailed: boolean }) {
  const words = useWords(requestPage)
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState<boolean | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="request-message request-receipt">
      <Message
        tone="ok"
        after={
          isHydrated && (
            <Button kind="outline" small onClick={() => void copy()}>
              {copied ? words.copied : words.copy}
            </Button>
          )
        }
      >
        {wasMailed ? `${words.received} ${words.mailed}` : words.received}
      </Message>
      {/* Where the browser lets no page write there, it is copied by hand. */}
      {copied === false && (
        <TextField label={words.link} value={url} readOnly ltr onFocus={(event) => event.currentTarget.select()} />
      )}
    </div>
  )
}
