import { useRef } from 'react'
import { publicationForm } from '../../../../../content/admin/records/publication.ts'
import { readFieldDay } from '../../../../../domain/text/day.ts'
import { formatMoment } from '../../../../../domain/text/format-instant.ts'
import { readMoment } from '../../../../../domain/text/read-moment.ts'
import { dayOfInstant } from '../../../../../domain/text/riyadh-time.ts'
import { useHydrated } from '../../../../delivery/hydration.ts'
import { useLocale, useWords } from '../../../../locale.ts'
import { Button } from '../../../base/button.tsx'
import { useRecordForm } from '../record-form-context.ts'

const MORNING = '08:00'

/** An article whose printed day lies ahead can be published on that day: the day alone publishes nothing. */
export function DayOffer() {
  const words = useWords(publicationForm)
  const locale = useLocale()
  const { typed } = useRecordForm()
  const place = useRef<HTMLButtonElement>(null)
  const day = readFieldDay(typed.date)
  if (!useHydrated() || day === null || !isAhead(day)) return null
  const moment = `${day}T${MORNING}`
  if (typed.publishAt === moment) return null

  function take() {
    const field = place.current?.form?.elements.namedItem('publish_at')
    if (!(field instanceof HTMLInputElement)) return
    field.value = moment
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <div>
      <Button ref={place} kind="outline" small onClick={take}>
        {words.onItsDay(formatMoment(readMoment(moment) ?? '', locale) ?? moment)}
      </Button>
    </div>
  )
}

function isAhead(day: string): boolean {
  return day > dayOfInstant(new Date())
}
