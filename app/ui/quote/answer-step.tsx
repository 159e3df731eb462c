import { useEffect, useRef } from 'react'
import { offerPage } from '#content/pages/offer.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import type { OfferView } from '#domain/quotes/offer-view.ts'
import type { AnswerKind } from '#domain/quotes/quotation-record.ts'
import { unprefixedPath } from '#domain/text/locale.ts'
import { DECLINE_REASONS } from '#domain/quotes/quotation.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { FilesField } from './files-field.tsx'
import { OfferChoices } from './offer-choices.tsx'

/** A question that is being answered; the key makes a second click harmless. */
export type AnswerStepView = { kind: AnswerKind; key: string }

type AnswerStepProps = {
  step: AnswerStepView
  offer: OfferView
  path: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** Links to a step lead to it in the page, too. */
export const STEP = 'offer-step'

export function AnswerStep({ step: { kind, key }, offer, path, errors, values }: AnswerStepProps) {
  const words = useWords(offerPage)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Whoever is writing already stays there.
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [])
  const field = (name: string) => ({ id: `answer-${name}`, name, error: errors[name], defaultValue: values[name] })
  return (
    <section className="request-panel offer-step" aria-labelledby={STEP}>
      <h2 id={STEP} className="text-h3">
        {words[kind]}
      </h2>
      {kind === 'accept' && offer.choices.length === 0 && (
        <p className="text-ink-2">
          <Ltr>{offer.name}</Ltr> · {words.total}: <bdi>{offer.total}</bdi>
        </p>
      )}
      <form ref={form} method="post" action={path} encType="multipart/form-data" className="offer-form">
        <input type="hidden" name="intent" value={kind} />
        <input type="hidden" name="revision" value={offer.revision} />
        <input type="hidden" name="key" value={values['key'] || key} />
        {kind === 'accept' && (
          <>
            <OfferChoices offer={offer} values={values} error={errors['chosen']} />
            <TextField {...field('acceptedBy')} label={words.acceptedBy} required autoComplete="name" maxLength={200} />
            <TextField {...field('poNumber')} label={words.poNumber} optional maxLength={200} />
            <FilesField id="answer-attachments" optional error={errors[ATTACHMENTS]} />
          </>
        )}
        {kind === 'change' && (
          <TextArea {...field('message')} label={words.changeText} required rows={6} maxLength={2000} />
        )}
        {kind === 'decline' && (
          <>
            <SelectField {...field('reason')} label={words.reason}>
              {optionsOf(DECLINE_REASONS, (reason) => [reason, words.reasons[reason]])}
            </SelectField>
            <TextArea {...field('message')} label={words.declineText} optional rows={4} maxLength={2000} />
          </>
        )}
        <div className="cluster-12 max-sm:grid">
          <Button type="submit">{words[kind]}</Button>
          <ButtonLink to={unprefixedPath(path)} kind="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}
