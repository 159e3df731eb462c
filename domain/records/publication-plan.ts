import type { FormFields } from '#domain/fields/form-values.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import { readMoment } from '#domain/text/read-moment.ts'

/** When a record goes on the site and off it again, by the names of forms and calls. */
export const PLAN_FIELDS = ['publish_at', 'unpublish_at'] as const
export type PlanField = (typeof PLAN_FIELDS)[number]

export type PlanProblem = 'unreadable' | 'past' | 'end-first' | 'too-far'

/** Instants in UTC. Null was emptied, undefined was not sent or cannot be used. */
export type PublicationPlan = {
  publishAt: string | null | undefined
  unpublishAt: string | null | undefined
  problems: Partial<Record<PlanField, PlanProblem>>
}

/** What a save is to do with a record, as the buttons of its form say it. */
export const INTENTS = ['publish', 'draft', 'schedule', 'unpublish', 'discard'] as const
export type Intent = (typeof INTENTS)[number]

/** What a form was sent for; one that does not say it publishes. Null for what no button says: nothing may come of that. */
export function readIntent<Known extends string>(
  { intent }: FormFields,
  known: readonly Known[],
): Known | 'publish' | null {
  if (intent === undefined || intent === null || intent === '') return 'publish'
  return known.find((one) => one === intent) ?? null
}

const MOST_YEARS = 2

/** The button of a form that schedules an article for the morning of the day that is printed on it. */
export const ON_ITS_DAY = 'on-its-day'

/** As the field of a form holds it. */
export function morningOf(day: string): string {
  return `${day}T08:00`
}

/** Times that are planned often, as the field of a form holds them: nine tomorrow, and when the week begins. */
export function usualMoments(now: Date): { tomorrow: string; sunday: string } {
  const today = dayOfInstant(now)
  const nineIn = (days: number) => `${dayOfInstant(new Date(startOfDay(today, days)))}T09:00`
  return { tomorrow: nineIn(1), sunday: nineIn(7 - new Date(today).getUTCDay()) }
}

/** Of those times the ones behind a planned beginning. */
export function usualEnds(publishAt: string, now: Date): Partial<ReturnType<typeof usualMoments>> {
  const usual = usualMoments(now)
  const begins = publishAt < usual.tomorrow ? null : readMoment(publishAt)
  return begins === null ? usual : { sunday: usualMoments(new Date(begins)).sunday }
}

/** What a form or a call plans. An end without a beginning belongs to what goes on the site now, or is there. */
export function readPublicationPlan(fields: FormFields, now: Date): PublicationPlan {
  const problems: PublicationPlan['problems'] = {}
  const read = (name: PlanField) => {
    const sent = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (sent === undefined) return undefined
    if (sent === null || (typeof sent === 'string' && sent.trim() === '')) return null
    const moment = typeof sent === 'string' ? readMoment(sent) : null
    const problem = moment === null ? 'unreadable' : problemOf(moment, now)
    if (problem === null) return moment
    problems[name] = problem
    return undefined
  }
  const [publishAt, unpublishAt] = [read('publish_at'), read('unpublish_at')]
  if (publishAt && unpublishAt && unpublishAt <= publishAt) {
    return { publishAt, unpublishAt: undefined, problems: { ...problems, unpublish_at: 'end-first' } }
  }
  return { publishAt, unpublishAt, problems }
}

function problemOf(moment: string, now: Date): PlanProblem | null {
  if (moment <= now.toISOString()) return 'past'
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + MOST_YEARS)
  return moment > last.toISOString() ? 'too-far' : null
}
