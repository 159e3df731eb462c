import { createContext, use } from 'react'
import type { FieldErrors } from '#domain/records/errors.ts'
import { useLocale } from '#app/locale.ts'
import type { FormPublication } from '#app/loading/form-publication.ts'
import type { Gaps } from './form-sections.ts'
import { valueOf, type FormValues } from './form-values.ts'
import type { TypedDays } from './use-form-look.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving'

/** What the parts of a form know of the form that they stand in. */
export type RecordFormContext = {
  /** Whoever looks at it may not change it. */
  isFixed: boolean
  /** What stands in the record. */
  saved: FormValues
  /** What fields begin with. A new object means: begin again. */
  start: FormValues
  /** Counts beginnings: the sections of the form are made again with each. */
  beginning: number
  errors: FieldErrors
  gaps: Gaps
  state: SaveState
  /** What the last sending was to do. */
  intent: string
  /** When the record is on the site; undefined for kinds of which every save is. */
  publication: FormPublication | undefined
  typed: TypedDays
  /** For parts that change without typing: rows that went, files that came. */
  touch: () => void
  /** Saving waits for what is on its way. */
  await: (work: Promise<unknown>) => void
}

const Context = createContext<RecordFormContext | null>(null)

export const RecordFormProvider = Context.Provider

export function useRecordForm(): RecordFormContext {
  const context = use(Context)
  if (!context) throw new Error('A part of a form stands outside of a RecordForm')
  return context
}

type Field = { value: string; saved: string; error: string | undefined }

/** What a field begins with and what is saved of it, and what is wrong with it in the language of the page. */
export function useField(name: string): Field {
  const { start, saved, errors } = useRecordForm()
  const locale = useLocale()
  return { value: valueOf(start, name), saved: valueOf(saved, name), error: errors[name]?.[locale] }
}
