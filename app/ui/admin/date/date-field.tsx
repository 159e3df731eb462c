import { CalendarDays } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { dateWords } from '#content/admin/date.ts'
import { readFieldDay, toFieldDay } from '#domain/text/day.ts'
import { useWords } from '#app/locale.ts'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'
import { useDisclosure } from '#app/ui/site/header/use-disclosure.ts'
import './date-field.css'
import { useLoaded } from '#app/ui/base/use-loaded.ts'

/** Loaded when a calendar is first opened. */
const loadCalendar = async () => (await import('./calendar.tsx')).Calendar

type CalendarPanelProps = { day: string | null; onDay: (day: string) => void }

function CalendarPanel({ day, onDay }: CalendarPanelProps) {
  const words = useWords(dateWords)
  const calendar = useLoaded(loadCalendar)
  return (
    <div className="date-field-calendar" role="dialog" aria-label={words.calendar}>
      {calendar.state === 'ready' ? (
        <calendar.value day={day} onDay={onDay} />
      ) : (
        <p className="date-field-loading" role="status">
          {calendar.state === 'failed' ? words.failed : words.loading}
        </p>
      )}
    </div>
  )
}

type DateFieldProps = {
  name: string
  label: string
  /** What the field begins with: a day, or what was typed where it is none. */
  value: string
  error?: string
  onChange: () => void
}

/** A day, typed as `MM/dd/yyyy` or chosen from a calendar. The form sends it as `YYYY-MM-DD`. */
export function DateField({ name, label, value, error, onChange }: DateFieldProps) {
  const words = useWords(dateWords)
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const { open, toggle, close } = useDisclosure(root, control)
  const [text, setText] = useState(() => toFieldDay(value))
  const [wasLeft, setLeft] = useState(false)
  const day = readFieldDay(text)
  useSentAs(field, name, day)
  useEffect(onChange, [text, onChange])

  const leave = () => {
    setLeft(true)
    if (day !== null) setText(toFieldDay(day))
  }
  const choose = (chosen: string) => {
    setText(toFieldDay(chosen))
    close()
    control.current?.focus()
  }
  const isWrong = wasLeft && text !== '' && day === null
  return (
    <FieldFrame label={label} hint={words.format} error={isWrong ? words.invalid : error}>
      {(described) => (
        <div ref={root} className="date-field">
          <input
            {...described}
            ref={field}
            type="text"
            name={name}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            className="control"
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={leave}
          />
          <button
            ref={control}
            type="button"
            className="date-field-open needs-scripts"
            aria-label={words.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={toggle}
          >
            <CalendarDays aria-hidden />
          </button>
          {open && <CalendarPanel day={day} onDay={choose} />}
        </div>
      )}
    </FieldFrame>
  )
}

/** Once a day can be read from the field, the form sends that day in place of what was typed. */
function useSentAs(field: RefObject<HTMLInputElement | null>, name: string, day: string | null) {
  const replace = useEffectEvent(({ formData }: FormDataEvent) => {
    if (day !== null) formData.set(name, day)
  })
  useEffect(() => {
    const sending = new AbortController()
    field.current?.form?.addEventListener('formdata', replace, { signal: sending.signal })
    return () => sending.abort()
  }, [field])
}
