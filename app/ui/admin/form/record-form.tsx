import { type ReactNode, useEffect, type RefObject, useState } from 'react'
import type { Act } from '#domain/accounts/permissions.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { DuplicateLink, VersionsLink } from '#app/ui/admin/versions/versions-link.tsx'
import { UndoFormBeside } from '#app/ui/admin/notice/undo-form.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { useWayBack } from '#app/ui/admin/records/use-next.ts'
import { FixedForm } from './fixed-form.tsx'
import { DraftOffer } from '#app/ui/admin/form/drafts/draft-offer.tsx'
import { LeaveWarning } from '#app/ui/admin/form/drafts/leave-warning.tsx'
import { RevokeForm } from '#app/ui/admin/form/publication/publication-part.tsx'
import { StateBadges } from '#app/ui/admin/form/publication/state-badges.tsx'
import type { FormSection } from './form-sections.ts'
import { MissingFields, useReached } from './missing-fields.tsx'
import { RecordFormProvider, useRecordForm } from './record-form-context.ts'
import { SaveActions, SaveBadge } from './save-actions.tsx'
import { StalePanel } from '#app/ui/admin/form/drafts/stale-panel.tsx'
import { useRecordFormState, type RecordFormOptions } from './use-record-form.ts'
import { HiddenFields } from './hidden-fields.tsx'
import type { SaveAnswer } from './save-answer.ts'
import { adminForm } from '#content/admin/form.ts'
import type { InLanguage } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'

type RecordFormProps = RecordFormOptions & {
  title: string
  /** What the record is called. */
  name?: string
  /** What stands for its id in the top bar. */
  segment?: string | undefined
  /** The words of the button that saves. */
  save: string
  /** Where leaving without saving leads. */
  cancelTo: string
  /** Said when the server was not reached; null leaves it to the badge beside the title. */
  unreachable: string | null
  /** The right that saving needs; whoever lacks it reads the form and has no buttons. */
  writes?: Act
  /** More buttons of the top bar: a preview. */
  actions?: ReactNode
  /** What is done behind the last save, in place of which saving is quiet. */
  next?: ReactNode
  /** The next record of the list can be opened behind the save. */
  goesOn?: boolean
  children: ReactNode
}

/**
 * The screen with the form of one record. Its fields are plain fields with names, so that it works without scripts.
 * With them it keeps drafts, warns before changes are left behind, saves without leaving the page when that fails,
 * and brings two people's changes together.
 */
export function RecordForm({ writes = 'records.write', ...options }: RecordFormProps) {
  const props = { ...options, cancelTo: useWayBack(options.cancelTo) }
  return useMay(writes) ? <WritableForm {...props} /> : <FixedForm {...props} />
}

function WritableForm(props: RecordFormProps) {
  const { title, name, segment, save, cancelTo, unreachable, actions, next, goesOn, children, ...options } = props
  const state = useRecordFormState(options)
  const { form, parts, versions, draft, answer, touch, current, dirty, isSaving, isUploading } = state
  useBarHeight(form)
  useReached(form)
  return (
    <RecordFormProvider value={parts}>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="record-form"
        data-state={parts.state}
        onSubmit={state.onSubmit}
        onInput={touch}
      >
        <HiddenFields {...options} save={save} version={versions.version} />
        <AdminPage
          title={title}
          name={name}
          segment={segment}
          badge={<Beside answer={answer} />}
          actions={<SaveActions {...{ save, cancelTo, actions, next, goesOn }} />}
          isForm
        >
          {draft.offer && (
            <DraftOffer
              draft={draft.offer}
              version={versions.version}
              onRestore={(values) => {
                versions.restart(values)
                draft.take()
              }}
              onDiscard={draft.discard}
            />
          )}
          <SaveProblem answer={answer} unreachable={unreachable} sections={options.sections} />
          {versions.encounter && (
            <StalePanel
              encounter={versions.encounter}
              onChoose={(source, groups) => versions.choose(current(), source, groups)}
            />
          )}
          <MissingFields isNew={versions.version === null} />
          {children}
        </AdminPage>
      </form>
      <LeaveWarning dirty={dirty && (!isSaving || isUploading)} uploading={isUploading} />
      <SignedOutDialog answer={answer} onSaveAgain={state.sendAgain} />
      <UndoFormBeside />
      <RevokeForm publication={options.publication} />
    </RecordFormProvider>
  )
}

/** Beside the title: how the record stands, and ways to its versions and to another like it. */
function Beside({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <>
      <SaveBadge answer={answer} />
      <StateBadges />
      <VersionsLink />
      <DuplicateLink />
    </>
  )
}

/**
 * Tells what stands below the top bar how high it is: with badges and times it has several lines, and what sticks to it,
 * or is brought into view, would lie under them.
 */
function useBarHeight(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const bar = form.current?.querySelector<HTMLElement>('.admin-bar')
    const content = form.current?.querySelector<HTMLElement>('.admin-content')
    if (!bar || !content) return undefined
    const observer = new ResizeObserver(() => {
      // On phones it scrolls away.
      const isInTheWay = getComputedStyle(bar).position === 'sticky'
      if (isInTheWay) content.style.setProperty('--bar', `${bar.offsetHeight}px`)
      else content.style.removeProperty('--bar')
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [form])
}

type Words = InLanguage<typeof adminForm>

type SaveProblemProps = { answer: SaveAnswer | undefined; unreachable: string | null; sections: readonly FormSection[] }

/** Why the form was not saved, where that is a sentence, and all fields that are in the way. */
function SaveProblem({ answer, unreachable, sections }: SaveProblemProps) {
  const words = useWords(adminForm)
  const { state, errors } = useRecordForm()
  const text = answer && state !== 'saving' && problemText(answer, unreachable, words)
  if (!text) return null
  const wrong = sections.flatMap(({ id, fields }) =>
    fields.flatMap(({ names, label }) => {
      const field = names.map((name) => name.replace('[]', '')).find((name) => name in errors)
      return field === undefined ? [] : [{ id, field, label }]
    }),
  )
  if (wrong.length < 2) return <Message tone="error">{text}</Message>
  return (
    <Message
      tone="error"
      after={
        <nav className="form-problems" aria-label={words.problems}>
          <ul>
            {wrong.map(({ id, field, label }) => (
              <li key={field}>
                <a href={`#${id}`} data-field={field}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {text}
    </Message>
  )
}

/** Not every specified text has its full stop. */
function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function problemText(answer: SaveAnswer, unreachable: string | null, words: Words): string | null {
  switch (answer.kind) {
    case 'refused':
      return answer.message
    case 'unreachable':
      return unreachable && `${asSentence(unreachable)} ${words.connectionLost}`
    case 'too-large':
      return words.tooLarge
    case 'gone':
      return words.stale.gone
    case 'stale':
    case 'signed-out':
      break
  }
  return null
}

/** The session ended while the form was open: signing in happens beside it, and then it can be saved. */
function SignedOutDialog({ answer, onSaveAgain }: { answer: SaveAnswer | undefined; onSaveAgain: () => void }) {
  const words = useWords(adminForm)
  const [closed, setClosed] = useState<SaveAnswer>()
  const close = () => setClosed(answer)
  return (
    <Dialog
      open={answer?.kind === 'signed-out' && closed !== answer}
      onClose={close}
      title={words.signedOut.title}
      role="alertdialog"
      small
      foot={
        <>
          <ButtonLink href={LOGIN_PATH} target="_blank" rel="noopener" data-first-focus>
            {words.signedOut.signIn}
          </ButtonLink>
          <Button
            kind="outline"
            onClick={() => {
              close()
              onSaveAgain()
            }}
          >
            {words.saveAgain}
          </Button>
        </>
      }
    >
      {words.signedOut.text}
    </Dialog>
  )
}
