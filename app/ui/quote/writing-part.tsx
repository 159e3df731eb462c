import { useState } from 'react'
import { writingPage } from '#content/pages/request.ts'
import { MOST_CUSTOMER_MESSAGE } from '#domain/messages/message.ts'
import { ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import type { LineView } from '#domain/quotes/listed-line.ts'
import { unprefixedPath } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { STEP } from './answer-step.tsx'
import { FilesField } from './files-field.tsx'
import { ListLines } from './list-lines.tsx'

type FormProps = { path: string; formKey: string; errors: Record<string, string>; values: Record<string, string> }

/** What its sender wants to say of a request, at any time before it is closed. */
export function WritingPart({ path, formKey, errors, values, isAsked }: FormProps & { isAsked: boolean }) {
  const words = useWords(writingPage)
  return (
    <section className="request-panel" aria-labelledby="request-writing">
      <h2 id="request-writing" className="text-h3">
        {words.title}
      </h2>
      <form method="post" action={path} encType="multipart/form-data" className="offer-form">
        {isAsked && <Message tone="warn">{words.asked}</Message>}
        <input type="hidden" name="intent" value="message" />
        <input type="hidden" name="key" value={values['key'] || formKey} />
        <TextArea
          id="writing-message"
          name="message"
          label={words.message}
          rows={4}
          maxLength={MOST_CUSTOMER_MESSAGE}
          defaultValue={values['message']}
          error={errors['message']}
        />
        <FilesField id="writing-attachments" optional error={errors[ATTACHMENTS]} />
        {/* Unless it is what we wait for, something else on the page is its main action. */}
        <Button type="submit" kind={isAsked ? 'primary' : 'outline'}>
          {words.send}
        </Button>
      </form>
    </section>
  )
}

type ChangeListProps = FormProps & { lines: LineView[] }

/** The list once more, to be changed before anybody has priced it. */
export function ChangeListStep({ path, formKey, errors, values, lines: given }: ChangeListProps) {
  const words = useWords(writingPage)
  const [lines, setLines] = useState(given)
  const changeLine = (place: number, line: LineView | null) =>
    setLines((all) => (line ? all.with(place, line) : all.toSpliced(place, 1)))
  return (
    <section className="request-panel offer-step" aria-labelledby={STEP}>
      <h2 id={STEP} className="text-h3">
        {words.changeList}
      </h2>
      <form method="post" action={path} className="offer-form" noValidate>
        {/* Enter in a field saves the list: the first button of a form answers it. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="intent" value="change-list" />
        <input type="hidden" name="key" value={values['key'] || formKey} />
        <ListLines lines={lines} errors={errors} changeLine={changeLine} />
        <TextArea
          id="writing-lines"
          name="lines"
          label={words.addLines}
          hint={words.addHint}
          rows={3}
          defaultValue={values['lines']}
          error={errors['lines']}
          optional
        />
        <StepButtons path={path} verb={words.saveList} />
      </form>
    </section>
  )
}

export function CancelStep({ path, formKey, errors, values }: FormProps) {
  const words = useWords(writingPage)
  return (
    <section className="request-panel offer-step" aria-labelledby={STEP}>
      <h2 id={STEP} className="text-h3">
        {words.cancel}
      </h2>
      <p className="text-ink-2">{words.cancelText}</p>
      <form method="post" action={path} className="offer-form">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="key" value={values['key'] || formKey} />
        <TextArea
          id="writing-reason"
          name="message"
          label={words.reason}
          optional
          rows={3}
          maxLength={MOST_CUSTOMER_MESSAGE}
          defaultValue={values['message']}
          error={errors['message']}
        />
        <StepButtons path={path} verb={words.cancel} />
      </form>
    </section>
  )
}

function StepButtons({ path, verb }: { path: string; verb: string }) {
  const { back } = useWords(writingPage)
  return (
    <div className="cluster-12 max-sm:grid">
      <Button type="submit">{verb}</Button>
      <ButtonLink to={unprefixedPath(path)} kind="outline">
        {back}
      </ButtonLink>
    </div>
  )
}

/** The ways to change what is asked for. */
export function ListChanges({ path }: { path: string }) {
  const words = useWords(writingPage)
  return (
    <div className="cluster-12 mt-3 max-sm:grid">
      <ButtonLink to={`${unprefixedPath(path)}?step=change-list#${STEP}`} kind="outline" small>
        {words.changeList}
      </ButtonLink>
      <ButtonLink to={`${unprefixedPath(path)}?step=cancel#${STEP}`} kind="quiet" small>
        {words.cancel}
      </ButtonLink>
    </div>
  )
}
