import { CalendarDays } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { dateWords } from '#content/admin/date.ts'
import { readFieldDay, readWrittenDay, toFieldDay } from '#domain/text/day.ts'
import { formatDay } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'
import { useDisclosure } from '#app/ui/site/header/use-disclosure.ts'
import './date-field.css'
import { useLoaded } from '#app/ui/base/use-loaded.ts'

const loadCalendar = async () => (await import('./calendar.tsx')).Calendar

function CalendarPanel({ day, onDay }: { day: string | null; onDay: (day: string) => void }) {
  const words = useWords(dateWords)
  const calendar = useLoaded(loadCalendar)
  return (
    <div className="date-field-calendar" role="dialog" aria-label={words.calendar}>
      {calendar.state === 'ready' ? (
        <calendar.value day={day} onDay={onDay} />
      ) : (
        <p className="text-ink-3" role="status">
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
  hint?: string
  optional?: boolean
  /** As articles have it, the month first; otherwise with the name of the month. */
  isMonthFirst?: boolean
  onChange: () => void
}

/** A day, typed or chosen from a calendar. The form sends it as `YYYY-MM-DD`. */
export function DateField({ name, label, value, error, hint, optional, isMonthFirst, onChange }: DateFieldProps) {
  const words = useWords(dateWords)
  const locale = useLocale()
  const show = (day: string) => (isMonthFirst ? toFieldDay(day) : (formatDay(day, locale) ?? day))
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const { open, toggle, close } = useDisclosure(root, control)
  const [text, setText] = useState(() => show(value))
  const [wasLeft, setLeft] = useState(false)
  const day = isMonthFirst ? readFieldDay(text) : readWrittenDay(text)
  useSentAs(field, name, day)
  useEffect(onChange, [text, onChange])

  const leave = () => {
    setLeft(true)
    if (day !== null) setText(show(day))
  }
  const choose = (chosen: string) => {
    setText(show(chosen))
    close()
    control.current?.focus()
  }
  const isWrong = wasLeft && text !== '' && day === null
  const frame = { label, optional, hint: isMonthFirst ? words.format : hint, error: isWrong ? words.invalid : error }
  return (
    <FieldFrame {...frame}>
      {(described) => (
        <div ref={root} className="date-field">
          <input
            {...described}
            ref={field}
            type="text"
            name={name}
            value={text}
            inputMode={isMonthFirst ? 'numeric' : undefined}
            autoComplete="off"
            dir={isMonthFirst ? 'ltr' : 'auto'}
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
