import { type ReactNode, useEffect, useRef } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { forms } from '#content/forms.ts'
import { CONSENT_FIELD, TRAP_FIELD } from '#domain/messages/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { FormAnswer } from './form-answer.ts'
import type { FormWords } from './send-form.ts'
import { useRequestForm } from './use-request-form.ts'
import { Notice } from './notice.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useSite, useSiteFrame } from '#app/ui/site/site-context.tsx'

type RequestFormProps = {
  call: string
  /** The page that takes it without scripts, where that is another one. */
  to?: string
  words: FormWords
  /** The words of its button. */
  send: string
  answer: FormAnswer | undefined
  /** The id of its section, and the beginning of the ids in it. */
  place: string
  label: string
  children: (state: Pick<FormAnswer, 'errors' | 'values'>) => ReactNode
}

/**
 * A form of the site with what all of them have: what happens to the data, the button, and what came of it. A page that
 * answers one opens at that, and there it stands before the fields: whoever sent the form without scripts sees it first,
 * and what is to be mended below it.
 */
export function RequestForm({ call, to, words, send, answer, place, label, children }: RequestFormProps) {
  const { form, onSubmit, pathname, busy, message, ok, request, found, posted, errors, values, again, clear } =
    useRequestForm({ call, words, answer })
  const { sending } = useWords(formLabels)
  const { clear: clearWords } = useWords(forms)
  const answerId = `${place}-answer`
  const shownAnswer = (message || ok) && (
    <div id={answerId} className="request-form-wide request-form-answer">
      {message && <Message tone={ok ? 'ok' : 'error'}>{message}</Message>}
      {ok && !found && <Receipt again={again} request={request} />}
      {found && (
        <a href={found.path} className="text-link">
          {found.title}
        </a>
      )}
    </div>
  )
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={`${to ?? pathname}#${answerId}`}
      onSubmit={onSubmit}
      className="request-form"
      aria-label={label}
    >
      {posted && shownAnswer}
      {children({ errors, values })}
      <UnseenFields />
      <div className="request-form-foot">
        <Button type="submit" busy={busy} busyText={sending}>
          {send}
        </Button>
        {clear && (
          <Button kind="quiet" onClick={clear}>
            {clearWords}
          </Button>
        )}
        <Consent kept={clear !== null} />
      </div>
      {!posted && shownAnswer}
    </form>
  )
}

function UnseenFields() {
  const { trap } = useWords(forms)
  return (
    <>
      <input type="hidden" name={CONSENT_FIELD} value="yes" />
      <div className="request-form-trap" aria-hidden="true">
        <label>
          {trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** What the data is for, told before it is given. */
function Consent({ kept }: { kept: boolean }) {
  const { keptHere } = useWords(forms)
  return (
    <p className="text-xs text-ink-3">
      <Notice /> {kept && keptHere}
    </p>
  )
}

/** What stays after a form was sent: that it has arrived, what comes next, and how to reach somebody sooner. */
function Receipt({ again, request }: { again: () => void } & Pick<FormAnswer, 'request'>) {
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
          <a href={request.path} className="semibold underline">
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
