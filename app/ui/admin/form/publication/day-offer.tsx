import type { MouseEvent } from 'react'
import { publicationForm } from '#content/admin/records/publication.ts'
import { morningOf, ON_ITS_DAY } from '#domain/records/publication-plan.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { readMoment } from '#domain/text/read-moment.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

/**
 * An article whose printed day lies ahead can be published on that day: the day alone publishes nothing. The button fills
 * the field in; without scripts it schedules.
 */
export function DayOffer() {
  const words = useWords(publicationForm)
  const locale = useLocale()
  const { typed } = useRecordForm()
  const day = readFieldDay(typed.date)
  if (day === null || !isAhead(day)) return null
  const moment = morningOf(day)
  if (typed.publishAt === moment) return null

  function take(event: MouseEvent<HTMLButtonElement>) {
    const field = event.currentTarget.form?.elements.namedItem('publish_at')
    if (!(field instanceof HTMLInputElement)) return
    event.preventDefault()
    field.value = moment
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <div>
      <Button type="submit" kind="outline" small name="intent" value={ON_ITS_DAY} formNoValidate onClick={take}>
        {words.onItsDay(formatMoment(readMoment(moment) ?? '', locale) ?? moment)}
      </Button>
    </div>
  )
}

function isAhead(day: string): boolean {
  return day > dayOfInstant(new Date())
}
