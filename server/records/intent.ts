import { intentUnknown, planProblems } from '#content/admin/plan-problems.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import {
  INTENTS,
  readIntent,
  type Intent,
  readPublicationPlan,
  type PlanProblem,
} from '#domain/records/publication-plan.ts'
import type { RecordHead } from '#domain/records/record-state.ts'

/** What a save wants, with when it begins and ends; what is wrong with the times stands beside their fields. */
export type PublicationIntent = {
  intent: Intent
  publishAt: string | null
  unpublishAt: string | null
  problems: FieldErrors
}

/**
 * What a call wants with a record that is there. Its `state` says where that is to be; without one it stays where it is: what
 * keeps a stock up to date does not bring back what staff took off the site.
 */
export function readCallIntent(fields: FormFields, now: Date, head: Planned): PublicationIntent {
  const { state, publish_at: begins } = fields
  const isForLater = typeof begins === 'string' && begins.trim() !== ''
  const isOnSite = head.state === 'published'
  const isUnplanned = state === 'draft' && !isForLater
  const intents: Record<string, Intent> = {
    published: 'publish',
    scheduled: 'schedule',
    draft: isOnSite && isUnplanned ? 'unpublish' : 'draft',
  }
  const intent = intents[String(state)] ?? (isOnSite ? 'publish' : 'draft')
  return readFormIntent({ ...fields, ...(isUnplanned && { publish_at: null }), intent }, now, head)
}

/** What a call or a line of a file wants with a new record. */
export function intentOfNew(state: FormFields[string]): Intent {
  if (state === 'draft') return 'draft'
  return state === 'scheduled' ? 'schedule' : 'publish'
}

type Planned = Pick<RecordHead, 'state' | 'publishAt' | 'unpublishAt'>

/**
 * A beginning in the future always schedules, whichever button was pressed: nothing goes onto the site early by mistake. A
 * draft whose beginning was planned keeps it; a save that says nothing of the end keeps that.
 */
export function readFormIntent(fields: FormFields, now: Date, head: Planned | null): PublicationIntent {
  const asked = readIntent(fields, INTENTS)
  if (asked === null)
    return { intent: 'draft', publishAt: null, unpublishAt: null, problems: { intent: intentUnknown } }
  if (asked === 'unpublish' || asked === 'discard') {
    return { intent: asked, publishAt: null, unpublishAt: null, problems: {} }
  }
  const plan = readPublicationPlan(fields, now)
  const problems: Record<string, PlanProblem> = { ...plan.problems }
  const planned = asked === 'publish' ? null : (head?.publishAt ?? null)
  const publishAt = plan.publishAt === undefined ? planned : plan.publishAt
  const unpublishAt = plan.unpublishAt === undefined ? (head?.unpublishAt ?? null) : plan.unpublishAt
  if (asked === 'schedule' && publishAt === null) problems['publish_at'] ??= 'past'
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt) problems['unpublish_at'] ??= 'end-first'
  const isBesideSite = asked === 'draft' && publishAt === null && head?.state === 'published'
  // The end of a planned change goes with its beginning, where both are emptied.
  const isPlanDropped = head !== null && head.publishAt !== null && plan.unpublishAt === null
  return {
    intent: publishAt === null ? asked : 'schedule',
    publishAt,
    // A draft of what is on the site says nothing about how long that stays.
    unpublishAt: isBesideSite && !isPlanDropped ? head.unpublishAt : unpublishAt,
    problems: Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, planProblems[problem]])),
  }
}
