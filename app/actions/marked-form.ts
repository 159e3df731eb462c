import { data, redirect } from 'react-router'
import { markedQuestions as words } from '../../content/admin/marked.ts'
import { planProblems } from '../../content/admin/plan-problems.ts'
import { actPath } from '../../domain/accounts/staff-paths.ts'
import { typedOf } from '../../domain/messages/message-form.ts'
import {
  byReason,
  MARK_FIELD,
  MARKED_ACTS,
  MOST_MARKED,
  type LeftOutFor,
  type ManyAct,
  type MarkedAct,
} from '../../domain/records/lists/marked.ts'
import { readPublicationPlan, type PublicationPlan } from '../../domain/records/publication-plan.ts'
import type { DraftKind, RecordKindName } from '../../domain/records/record-kinds.ts'
import type { Localized } from '../../domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '../context.ts'
import { notFound } from '../loading/not-found.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { redirectWithNotice } from './admin-notice.ts'
import { refuseForbidden } from './forbidden.ts'
import { localeOfStaff } from './staff-form.ts'

type FormArgs = Pick<Route.ActionArgs, 'request' | 'context'>

/** The list that a form is of. */
type MarkedList = {
  kind: DraftKind
  /** Its address with everything that was asked of it. */
  path: string
  /** The ids of all that match, whatever the page; `most` are enough. */
  all(most: number): Promise<string[]>
}

/** What would be done with many, before it is. */
export type MarkedQuestion = {
  kind: 'asked'
  act: MarkedAct
  of: RecordKindName
  /** How many would change, and what some of them are called. */
  count: number
  names: Localized[]
  left: LeftOutFor[]
  leftCount: number
  /** What the confirmation sends again: all that match, of which there were so many, or these. */
  scope: 'all' | null
  matching: number
  ids: string[]
  publishAt: string
  /** What visitors see then, where a part of the site goes with them. */
  warning: string | null
  /** Why it is asked again. */
  problem: string | null
  fieldProblem: string | null
}

/** What came of the form of a list, where it does not lead on to the list. */
export type MarkedAnswer = MarkedQuestion | { kind: 'refused'; problem: string }

type Sent = {
  act: MarkedAct
  ids: string[]
  scope: 'all' | null
  isConfirmed: boolean
  /** How many matched when it was asked. */
  matching: number
  publishAt: string
  plan: PublicationPlan
}

const MOST_NAMES = 12
const MOST_LEFT_NAMES = 8

/** Does something with the marked records of a list as one act; what it would do is asked first. */
export async function receiveMarked(args: FormArgs, list: MarkedList) {
  const name = typedOf(args.context.get(fieldsContext), 'intent')
  const act = MARKED_ACTS.find((one) => one === name)
  if (!act) throw notFound()
  try {
    const sent = await readSent(args, list, act)
    if (sent.ids.length === 0) return refused(args, words.noneMarked, 422)
    if (sent.ids.length > MOST_MARKED) {
      const { ar, en } = words.tooMany
      return refused(args, { ar: ar(MOST_MARKED), en: en(MOST_MARKED) }, 422)
    }
    if (!sent.isConfirmed) return await ask(args, list, sent)
    if (sent.scope === 'all' && sent.matching !== sent.ids.length) {
      return await ask(args, list, sent, { status: 409, problem: words.hasChanged })
    }
    const wrong = sent.act === 'schedule' ? planProblem(sent.plan) : null
    return wrong ? await ask(args, list, sent, { status: 422, fieldProblem: wrong }) : await actOn(args, list, sent)
  } catch (error) {
    refuseForbidden(error)
    args.context.get(reportErrorContext)(error)
    return refused(args, words.failed, 503)
  }
}

async function readSent({ context }: FormArgs, list: MarkedList, act: MarkedAct): Promise<Sent> {
  const fields = context.get(fieldsContext)
  const scope = typedOf(fields, 'scope') === 'all' ? 'all' : null
  const marked = [fields[MARK_FIELD] ?? []].flat().filter((id) => typeof id === 'string')
  return {
    act,
    ids: scope === 'all' ? await list.all(MOST_MARKED + 1) : [...new Set(marked)],
    scope,
    isConfirmed: typedOf(fields, 'confirmed') === '1',
    matching: Number(typedOf(fields, 'matching')),
    publishAt: typedOf(fields, 'publish_at'),
    plan: readPublicationPlan(fields, new Date()),
  }
}

function planProblem({ publishAt, problems }: PublicationPlan): Localized | null {
  const { publish_at: problem } = problems
  if (problem) return planProblems[problem]
  return publishAt ? null : words.timeWanted
}

type Why = { status?: number; problem?: Localized; fieldProblem?: Localized }

async function ask(args: FormArgs, list: MarkedList, sent: Sent, why: Why = {}) {
  const { kind } = list
  const { status = 200, problem, fieldProblem } = why
  const { recordList, contentList } = args.context.get(servicesContext)
  const locale = localeOfStaff(args.request)
  const { done, left } = await weigh(args, list, sent)
  const shown = done.slice(0, MOST_NAMES)
  const isLeaving = sent.act === 'bin' || sent.act === 'unpublish'
  const [names, warning] = await Promise.all([
    recordList.names(kind, shown),
    isLeaving ? contentList.seenWithout(kind, done) : null,
  ])
  const question: MarkedAnswer = {
    kind: 'asked',
    act: sent.act,
    of: kind,
    count: done.length,
    names: shown.map((id) => names.get(id) ?? { ar: id, en: id }),
    left: byReason(left, MOST_LEFT_NAMES),
    leftCount: left.length,
    scope: sent.scope,
    matching: sent.ids.length,
    ids: sent.scope === 'all' ? [] : sent.ids,
    publishAt: sent.publishAt,
    warning: warning?.[locale] ?? null,
    problem: problem?.[locale] ?? null,
    fieldProblem: fieldProblem?.[locale] ?? null,
  }
  return data(question, { status })
}

async function actOn(args: FormArgs, list: MarkedList, sent: Sent) {
  const { kind, path } = list
  const { act, ids, plan } = sent
  const { longActs } = args.context.get(servicesContext)
  const wish = { kind, ids, act: toAct(act, plan.publishAt), path }
  const outcome = await longActs.act(wish, args.context.get(staffContext))
  if ('underWay' in outcome) return redirect(actPath(outcome.underWay))
  const { actId, done, left } = outcome
  if (done.length === 0) return ask(args, list, sent, { status: 409, problem: words.nothingDone })
  const told = { undo: actId, done: { kind, count: done.length, out: left.length } }
  return redirectWithNotice(path, `marked-${sent.act}`, told)
}

const MINUTE_MS = 60_000

/** What would be done; before a time is chosen, any that is to come says which records can be planned. */
function weigh({ context }: FormArgs, { kind }: MarkedList, { act, ids, plan }: Sent) {
  const publishAt = plan.publishAt ?? new Date(Date.now() + MINUTE_MS).toISOString()
  return context.get(servicesContext).records.weighMany(kind, ids, toAct(act, publishAt), context.get(staffContext))
}

function toAct(act: MarkedAct, publishAt: string | null | undefined): ManyAct {
  return act === 'schedule' ? { to: act, publishAt } : { to: act }
}

function refused({ request }: FormArgs, problem: Localized, status: number) {
  return data<MarkedAnswer>({ kind: 'refused', problem: problem[localeOfStaff(request)] }, { status })
}
