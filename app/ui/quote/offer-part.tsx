import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { offerPage } from '#content/pages/offer.ts'
import { PROFORMA_FILE } from '#domain/quotes/quotation.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { unprefixedPath } from '#domain/text/locale.ts'
import type { AnswerKind } from '#domain/quotes/quotation-record.ts'
import type { OfferView } from '#domain/quotes/offer-view.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { OfferTotals } from './offer-choices.tsx'
import { STEP } from './answer-step.tsx'

/** `isDated`: until when it holds is said above it. */
type OfferPartProps = { offer: OfferView; path: string; isAsking: boolean; isDated: boolean }

/** A quotation as its customer reads it, and the ways to answer it. */
export function OfferPart({ offer, path, isAsking, isDated }: OfferPartProps) {
  const words = useWords(offerPage)
  useSeen(offer, path)
  const [, ...earlier] = offer.files
  return (
    <section className="request-panel offer" aria-labelledby="offer">
      <header className="cluster-4/16 items-baseline justify-between">
        <h2 id="offer" className="text-h3">
          {words.title} <Ltr>{offer.name}</Ltr>
        </h2>
        {!isDated && <p className="text-ink-2">{fillIn(words.validUntil, { date: offer.validUntil })}</p>}
      </header>
      <OfferLines lines={offer.lines.filter(({ role }) => role === '')} />
      <OfferOptions offer={offer} />
      <OfferTotals offer={offer} />
      <Terms offer={offer} />
      <p className="text-small text-ink-3">{words.notAnInvoice}</p>
      <OfferWays {...{ offer, path, isAsking }} />
      {earlier.length > 0 && (
        <details className="offer-earlier">
          <summary>{words.earlier}</summary>
          <ul>
            {earlier.map(({ revision, name, when }) => (
              <li key={revision}>
                <a href={`${path}/quote-${revision}.pdf`} download className="underline">
                  <Ltr>{name}</Ltr>
                </a>{' '}
                <span className="text-small text-ink-3">{when}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** What its customer can do with it, and take away. */
function OfferWays({ offer, path, isAsking }: Omit<OfferPartProps, 'isDated'>) {
  const words = useWords(offerPage)
  const [current] = offer.files
  const stepPath = (step: AnswerKind) => `${unprefixedPath(path)}?step=${step}#${STEP}`
  return (
    <div className="cluster-12 max-sm:grid">
      {offer.isOpen && !isAsking && (
        <>
          <ButtonLink to={stepPath('accept')}>{words.accept}</ButtonLink>
          <ButtonLink to={stepPath('change')} kind="outline">
            {words.change}
          </ButtonLink>
          <ButtonLink to={stepPath('decline')} kind="quiet">
            {words.decline}
          </ButtonLink>
        </>
      )}
      {current && (
        <ButtonLink href={`${path}/quote-${current.revision}.pdf`} download kind="outline">
          <Download />
          {words.download}
        </ButtonLink>
      )}
      {offer.proforma && (
        <ButtonLink href={`${path}/${PROFORMA_FILE}`} download kind="outline">
          <Download />
          {words.downloadProforma}
        </ButtonLink>
      )}
    </div>
  )
}

/** What may be chosen when accepting, apart from what counts. */
function OfferOptions({ offer: { lines } }: { offer: OfferView }) {
  const words = useWords(offerPage)
  const options = lines.filter(({ role }) => role !== '')
  if (options.length === 0) return null
  return (
    <section aria-labelledby="offer-options">
      <h3 id="offer-options" className="text-h4">
        {words.options}
      </h3>
      <OfferLines lines={options} />
    </section>
  )
}

function OfferLines({ lines }: Pick<OfferView, 'lines'>) {
  const words = useWords(offerPage)
  return (
    <ol className="offer-lines">
      {lines.map((line) =>
        line.isHeading ? (
          <li key={line.place} className="semibold">
            <CodedText text={line.name} />
          </li>
        ) : (
          <li key={line.place}>
            <div className="can-narrow wrap-anywhere">
              <p className="semibold">
                <CodedText text={line.name} />
              </p>
              <p className="text-small text-ink-3">
                {line.code && (
                  <>
                    <Ltr>{line.code}</Ltr>
                    {' · '}
                  </>
                )}
                {/* What is counted in nothing has its price at the end of the row already. */}
                {(line.quantity || line.discount) && (
                  <>
                    {line.quantity && `${line.quantity} × `}
                    <bdi>{line.quantity && line.isEach ? words.each(line.unitPrice) : line.unitPrice}</bdi>
                  </>
                )}
                {line.cartonPrice && (
                  <>
                    {' · '}
                    <bdi>{words.perCarton(line.cartonPrice)}</bdi>
                  </>
                )}
                {line.discount && ` · ${words.discount(line.discount)}`}
              </p>
              {line.role && <p className="text-small text-ink-2">{words.roles[line.role]}</p>}
              {line.note && <p className="text-small text-ink-2">{line.note}</p>}
            </div>
            <p className="offer-amount">
              <bdi>{line.net}</bdi>
            </p>
          </li>
        ),
      )}
    </ol>
  )
}

function Terms({ offer }: { offer: OfferView }) {
  const words = useWords(offerPage)
  const terms = (['delivery', 'payment', 'terms'] as const).filter((name) => offer[name] !== '')
  if (terms.length === 0) return null
  return (
    <dl className="offer-terms">
      {terms.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd className="request-text">
            <CodedText text={offer[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const SEEN_AFTER_MS = 3000

/** Whoever looks at it for a while has seen it; that is told once. */
function useSeen({ isOpen, isSeen, revision }: OfferView, path: string) {
  useEffect(() => {
    const tell = () => {
      const body = new URLSearchParams({ intent: 'seen', revision: String(revision) })
      void fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
    }
    const timer = isSeen || !isOpen ? undefined : setTimeout(tell, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isSeen, revision, path])
}
