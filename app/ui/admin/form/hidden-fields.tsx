import { useRef, useLayoutEffect, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { publicationForm } from '#content/admin/records/publication.ts'
import { readMoment } from '#domain/text/read-moment.ts'
import { useWords } from '#app/locale.ts'
import type { RecordFormOptions } from './use-record-form.ts'
import { useRecordForm } from './record-form-context.ts'

type HiddenFieldsProps = Pick<RecordFormOptions, 'creationKey' | 'posted'> & {
  /** The words of the button that saves. */
  save: string
  /** The version that is edited; null of a new record. */
  version: number | null
}

/** What goes with the fields that are seen, and the button that Enter presses. */
export function HiddenFields({ save, version, ...creation }: HiddenFieldsProps) {
  return (
    <>
      <FirstButton save={save} />
      {version !== null && <input type="hidden" name="version" value={version} />}
      <CreationKey {...creation} />
      <CameFrom />
    </>
  )
}

/** Saving leads back to the list from which the form was opened. */
function CameFrom() {
  const [parameters] = useSearchParams()
  const next = parameters.get('next')
  return next === null ? null : <input type="hidden" name="next" value={next} />
}

/** What Enter presses in a field, whatever other buttons come first, and Ctrl S: what is not on the site stays off it. */
function FirstButton({ save }: { save: string }) {
  const { saveDraft } = useWords(publicationForm)
  const button = useRef<HTMLButtonElement>(null)
  const verb = useSaveVerb(save)
  useSaveKey(button)
  return useStaysDraft() ? (
    <button ref={button} type="submit" hidden tabIndex={-1} name="intent" value="draft" formNoValidate>
      {saveDraft}
    </button>
  ) : (
    <button ref={button} type="submit" hidden tabIndex={-1}>
      {verb}
    </button>
  )
}

/** A form that comes back keeps the key that it was sent with: though it was refused, the record may have been written. */
function CreationKey({ creationKey, posted }: Pick<RecordFormOptions, 'creationKey' | 'posted'>) {
  const [sent] = (posted && 'values' in posted && posted.values[CREATION_KEY]) || []
  const key = sent ?? creationKey
  return key === undefined ? null : <input type="hidden" name={CREATION_KEY} value={key} />
}

const CREATION_KEY = 'creation_key'

/**
 * Ctrl S, or Command S, presses the button that saves the form, in place of saving the page. As a layout effect it works as
 * soon as the form is seen: a key that came before a later effect would open the browser's own window.
 */
function useSaveKey(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS'
      if (!isSave) return
      event.preventDefault()
      button.current?.form?.requestSubmit(button.current)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [button])
}

/** Whether what is saved by the way, as with the keyboard, stays off the site: what is there is older, or nothing is. */
export function useStaysDraft(): boolean {
  const { publication } = useRecordForm()
  const record = publication?.record ?? null
  return record !== null && record.state !== 'published'
}

/** The label of the button that publishes a record, now or at the time given in the form. */
export function useSaveVerb(save: string): string {
  const words = useWords(publicationForm)
  const { publication, typed } = useRecordForm()
  if (publication === undefined) return save
  if (isAhead(typed.publishAt)) return words.schedule
  const state = publication.record?.state
  return state === 'draft' || state === 'scheduled' ? words.publish : save
}

function isAhead(typed: string): boolean {
  const moment = readMoment(typed)
  return moment !== null && Date.parse(moment) > Date.now()
}
