import { useEffect, useMemo, useRef } from 'react'
import type { FieldErrors } from '../../../../domain/records/errors.ts'
import { namesOf, type FormSection } from './form-sections.ts'
import type { FormValues } from './form-values.ts'
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
}

/** All that happens in the form of a record: what stands in it, what is kept of it, and what became of saving it. */
export function useRecordFormState({ record, sections, values, posted, ...options }: RecordFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const names = useMemo(() => namesOf(sections), [sections])
  const versions = useVersions({ values, version: options.version, posted, sections })
  const { start, saved, version, beginning, meet } = versions
  const draft = useDraft({ record, version, saved, names })
  const look = useFormLook({ form, sections, saved, start, onChange: draft.keep })
  const saving = useSaving({ posted, beforeSave: draft.flush })
  const { answer } = saving
  const { dirty, gaps, touch, current } = look

  useEffect(touch, [beginning, touch])
  const answered = useRef(posted)
  // After every rendering: the router keeps answers outside of React's states, and a rendering that React drops as
  // idle may have seen one already.
  useEffect(() => {
    if (answer === answered.current) return
    answered.current = answer
    if (answer?.kind === 'stale') meet(answer, current())
    if (answer?.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })

  const state: SaveState = saving.isSaving ? 'saving' : dirty ? 'unsaved' : 'saved'
  const errors = answer?.kind === 'refused' ? answer.errors : NO_ERRORS
  const parts = useMemo<RecordFormContext>(
    () => ({ isFixed: false, saved, start, beginning, errors, gaps, state, touch, await: saving.awaitWork }),
    [saved, start, beginning, errors, gaps, state, touch, saving.awaitWork],
  )
  return { form, parts, versions, draft, touch, current, dirty, ...saving }
}

const NO_ERRORS: FieldErrors = {}
