import { type ReactNode, useSyncExternalStore } from 'react'
import { CloudOff } from 'lucide-react'
import { formLabels } from '#content/form-labels.ts'
import { adminForm } from '#content/admin/form.ts'
import { publicationForm } from '#content/admin/records/publication.ts'
import { useWords } from '#app/locale.ts'
import { onConnection } from '#app/delivery/link.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { useSaveVerb, useStaysDraft } from './hidden-fields.tsx'
import { useRecordForm } from './record-form-context.ts'
import { THEN } from './use-saving.ts'
import type { SaveAnswer } from './save-answer.ts'

type SaveActionsProps = {
  save: string
  cancelTo: string
  /** Stand before the others. */
  actions?: ReactNode
  /** The step that comes after saving, and stands behind it. */
  next?: ReactNode
  /** The next record of the list can be opened behind the save. */
  goesOn?: boolean
}

/** The end of the top bar: what else can be done, the way out, and saving. */
export function SaveActions({ save, cancelTo, actions, next, goesOn = false }: SaveActionsProps) {
  const { cancel } = useWords(formLabels)
  const { saveDraft } = useWords(publicationForm)
  const { publication } = useRecordForm()
  const staysDraft = useStaysDraft()
  const verb = useSaveVerb(save)
  return (
    <>
      {actions}
      <ButtonLink to={cancelTo} kind="outline" small>
        {cancel}
      </ButtonLink>
      {publication && <SaveButton intent="draft" words={saveDraft} hasKey={staysDraft} />}
      {goesOn && <NextButton />}
      <SaveButton intent="" words={verb} hasKey={!staysDraft} isQuiet={next !== undefined} />
      {next}
    </>
  )
}

function NextButton() {
  const { saveAndNext } = useWords(adminForm)
  const { state } = useRecordForm()
  return (
    <Button type="submit" small kind="outline" name={THEN} value="next" disabled={state === 'saving'}>
      {saveAndNext}
    </Button>
  )
}

type SaveButtonProps = {
  /** What the form says it was sent for; nothing of what is saved as ever. */
  intent: 'draft' | ''
  words: string
  /** The keyboard presses this one. */
  hasKey: boolean
  isQuiet?: boolean
}

function SaveButton({ intent, words, hasKey, isQuiet }: SaveButtonProps) {
  const { saving, saveKey } = useWords(adminForm)
  const form = useRecordForm()
  const isSaving = form.state === 'saving'
  return (
    <Button
      type="submit"
      small
      {...(isQuiet && { kind: 'outline' })}
      {...(intent !== '' && { kind: 'outline', name: 'intent', value: intent, formNoValidate: true })}
      busy={isSaving && form.intent === intent}
      busyText={saving}
      disabled={isSaving}
      aria-keyshortcuts={hasKey ? 'Control+S' : undefined}
      after={hasKey && <kbd className="save-key" aria-hidden="true" dir="ltr" data-keys={saveKey} />}
    >
      {words}
    </Button>
  )
}

/** Beside the title: whether the form is saved. */
export function SaveBadge({ answer }: { answer: SaveAnswer | undefined }) {
  const words = useWords(adminForm)
  const { state } = useRecordForm()
  const isOffline = useOffline() || answer?.kind === 'unreachable'
  return (
    <span role="status">
      {isOffline && state !== 'saving' ? (
        <Badge tone="red">
          <CloudOff />
          {words.offline}
        </Badge>
      ) : (
        <StateBadge />
      )}
    </span>
  )
}

function StateBadge() {
  const words = useWords(adminForm)
  const { state } = useRecordForm()
  if (state === 'unsaved') return <Badge tone="warn">{words.unsaved}</Badge>
  if (state === 'saving') return <Badge>{words.saving}</Badge>
  return null
}

function useOffline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  )
}
