import { useEffect, useMemo, useRef, type RefObject } from 'react'
import type { FormPublication } from '#app/loading/form-publication.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { namesOf, type FormSection } from './form-sections.ts'
import { useLocation } from 'react-router'
import { isSame, type FormValues } from './form-values.ts'
import type { RecordFormContext, SaveState } from './record-form-context.ts'
import type { SaveAnswer } from './save-answer.ts'
import { useDraft } from './drafts/use-draft.ts'
import { useFormLook } from './use-form-look.ts'
import { useSaving } from './use-saving.ts'
import { useVersions } from './drafts/use-versions.ts'

export type RecordFormOptions = {
  /** Names what is edited in this browser's drafts, `product/805`; the route's `clientAction` says the same. */
  record: string
  /** The version that was read; null for a record that does not exist yet. */
  version: number | null
  /** What is saved, by the names of the fields. */
  values: FormValues
  /** All fields of the form, in the order of the page. Constant or memoized: it decides what a change is. */
  sections: readonly FormSection[]
  /** The `actionData` of the page, where the form was sent without scripts. */
  posted: SaveAnswer | undefined
  /** Made by the server for a new record: sending it twice makes one. */
  creationKey?: string
  /** When the record is on the site; undefined for kinds of which every save is. */
  publication?: FormPublication
}

/** All that happens in the form of a record: what stands in it, what is kept of it, and what became of saving it. */
export function useRecordFormState({ record, sections, values, posted, publication, ...options }: RecordFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const names = useMemo(() => namesOf(sections), [sections])
  const versions = useVersions({ values, version: options.version, posted, sections })
  const { start, saved, version, beginning, meet, settle } = versions
  const draft = useDraft({ record, version, saved, names })
  const look = useFormLook({ form, sections, saved, start, onChange: draft.keep })
  const { dirty, gaps, typed, touch, lookNow, current } = look
  const beforeSave = () => {
    look.flush()
    draft.flush()
  }
  const saving = useSaving({ posted, beforeSave })
  const { answer, intent } = saving

  useEffect(lookNow, [beginning, lookNow])
  useLeaving(form, look.flush)
  useSettling(values, options.version, () =>
    settle({ sent: saving.takeSent(), current: current() }, { values, version: options.version }),
  )
  const answered = useRef(posted)
  // After every rendering: the router keeps answers outside of React's states, and a rendering that React drops as
  // idle may have seen one already.
  useEffect(() => {
    if (answer === answered.current) return
    answered.current = answer
    if (answer) saving.takeSent()
    if (answer?.kind === 'stale') meet(answer, current())
    if (answer?.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })

  const state: SaveState = saving.isSaving ? 'saving' : dirty ? 'unsaved' : 'saved'
  const errors = answer?.kind === 'refused' ? answer.errors : NO_ERRORS
  const parts = useMemo<RecordFormContext>(
    () => ({
      isFixed: false,
      saved,
      start,
      beginning,
      errors,
      gaps,
      state,
      intent,
      publication,
      typed,
      touch,
      await: saving.awaitWork,
    }),
    [saved, start, beginning, errors, gaps, state, intent, publication, typed, touch, saving.awaitWork],
  )
  return { form, parts, versions, draft, touch, current, dirty, ...saving }
}

/** Reads the form when the focus leaves its fields, so that the last letters typed count. */
function useLeaving(form: RefObject<HTMLElement | null>, flush: () => void) {
  useEffect(() => {
    const listening = new AbortController()
    const leave = ({ relatedTarget: next }: FocusEvent) => {
      if (!(next instanceof Element && next.matches('input, select, textarea'))) flush()
    }
    form.current?.addEventListener('focusout', leave, { signal: listening.signal })
    return () => listening.abort()
  }, [form, flush])
}

/** Hears when a navigation to this very form, as behind a save, brought the record as it stands now. */
function useSettling(values: FormValues, version: number | null, settle: () => void) {
  const { key } = useLocation()
  const shown = useRef({ key, values, version })
  useEffect(() => {
    const last = shown.current
    shown.current = { key, values, version }
    if (last.key !== key && (last.version !== version || !isSame(last.values, values))) settle()
  })
}

const NO_ERRORS: FieldErrors = {}
