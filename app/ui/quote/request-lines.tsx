import { requestPage } from '#content/pages/request.ts'
import type { RequestView } from '#domain/quotes/request-view.ts'
import { useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** What was asked for. */
export function RequestLines({ lines }: Pick<RequestView, 'lines'>) {
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
