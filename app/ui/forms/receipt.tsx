import { useEffect, useRef } from 'react'
import { forms } from '#content/forms.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { FormAnswer } from './form-answer.ts'
import { useSite, useSiteFrame } from '#app/ui/site/site-context.tsx'

/** What stays after a form was sent: that it has arrived, what comes next, and how to reach somebody sooner. */
export function Receipt({ again, request }: { again: () => void } & Pick<FormAnswer, 'request'>) {
  const { receipt } = useWords(forms)
  const { messaging } = useSite()
  const { receiptText } = useSiteFrame().promises
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  function startAgain() {
    const first = panel.current?.closest('form')?.querySelector<HTMLElement>('input:not([type=hidden])')
    again()
    first?.focus()
  }
  return (
    <section ref={panel} tabIndex={-1} className="receipt" aria-labelledby="receipt-title">
      <h3 id="receipt-title" className="text-card">
        {receipt.title}
      </h3>
      <p className="text-small text-ink-2">
        {receiptText || receipt.text}
        {messaging && ` ${receipt.urgent}`}
      </p>
      {request && (
        <p className="text-small">
          {receipt.number}{' '}
          <a href={request.path} className="font-semibold underline">
            <Ltr>{request.number}</Ltr>
          </a>
        </p>
      )}
      <p className="receipt-ways">
        {messaging && (
          <a href={messaging.href} rel="noopener" className="receipt-link">
            {receipt.chat}
          </a>
        )}
        <Button kind="outline" small onClick={startAgain}>
          {receipt.again}
        </Button>
      </p>
    </section>
  )
}
