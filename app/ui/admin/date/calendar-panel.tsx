import { dateWords } from '#content/admin/date.ts'
import { useWords } from '#app/locale.ts'
import { useLoaded } from '#app/ui/base/use-loaded.ts'

/** Loaded when a calendar is first opened. */
const loadCalendar = async () => (await import('./calendar.tsx')).Calendar

type CalendarPanelProps = { day: string | null; onDay: (day: string) => void }

export function CalendarPanel({ day, onDay }: CalendarPanelProps) {
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
