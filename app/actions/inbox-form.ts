import { fieldProblems } from '#content/forms.ts'
import { followUpDone, followUpErrors } from '#content/admin/requests/follow-up.ts'
import { messageDone, messageWords } from '#content/admin/inbox-message.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { cleanLines } from '#domain/text/clean-text.ts'
import { failure, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { readInboxQuery } from '#domain/messages/inbox-query.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { isLocale, type Localized } from '#domain/text/locale.ts'
import { readContactForm, readOutcomeForm, readReminderForm } from '#domain/follow-up/follow-up-form.ts'
import { isContactWay } from '#domain/follow-up/follow-up.ts'
import { typedNumber } from '#domain/quotes/request-number.ts'
import { typedOf, type FormFields, lineOf, textBlockOf } from '#domain/fields/form-values.ts'
import { type FieldProblems, checked, type FormReading } from '#domain/messages/message-form.ts'
import { isMessageState } from '#domain/messages/message.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { INBOX_PATH, messagePath } from '#domain/accounts/staff-paths.ts'
import { WITHDRAW_NEWS } from '#domain/quotes/news-consent.ts'
import { redirectWithNotice, answerForm, type FormWords } from './staff-form.ts'
import { attachFiles } from './quotes/attached-files.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/requests/+types/inbox-message.ts'

type Inbox = ReturnType<typeof inboxOf>
type Form = {
  id: string
  version: number
  field: (name: string) => string
  by: Actor
  /** Keeps the files of the form, all or none. */
  attach: () => Promise<Outcome<string[]>>
}
type Step = { done: Localized; work: (inbox: Inbox, form: Form) => Promise<Outcome<void>> }

const SAID = new Map<string, Step>(
  Object.entries({
    open: { done: messageDone.open, work: (inbox, { id, by }) => inbox.open(id, by) },
    state: { done: messageDone.state, work: setState },
    assign: {
      done: messageDone.assign,
      work: (inbox, { id, version, field, by }) => inbox.assign({ id, version }, field('assignee') || null, by),
    },
    note: { done: messageDone.note, work: addNote },
    contact: { done: followUpDone.contact, work: noteContact },
    outcome: { done: followUpDone.outcome, work: setOutcome },
    remind: { done: followUpDone.remind, work: setReminder },
    duplicate: {
      done: followUpDone.duplicate,
      work: (inbox, { id, version, field, by }) => inbox.markDuplicate({ id, version }, numberOf(field('of')), by),
    },
    release: { done: messageDone.release, work: (inbox, { id, version, by }) => inbox.release({ id, version }, by) },
    'refuse-source': { done: messageDone.refuseSource, work: (inbox, { id, by }) => inbox.refuseSource(id, by) },
    'accept-source': { done: messageDone.acceptSource, work: (inbox, { id, by }) => inbox.acceptSource(id, by) },
    'renew-link': {
      done: messageDone.renewLink,
      work: (inbox, { id, version, by }) => inbox.renewLink({ id, version }, by),
    },
    [WITHDRAW_NEWS]: { done: messageDone.withdrawNews, work: (inbox, { id, by }) => inbox.withdrawNews(id, by) },
    resend: { done: messageDone.resend, work: (inbox, { field, by }) => inbox.sendAgain(field('mail'), by) },
  } satisfies Record<string, Step>),
)

/** After these the screen is another one, which says what was done. */
const LEADING_ON = new Map<string, Step['work']>(
  Object.entries({ answer: sendAnswer, remove: (inbox, { id, by }) => inbox.remove(id, by) } satisfies Record<
    string,
    Step['work']
  >),
)

/** What a form that could not be kept shows again. */
const TYPED = [
  'subject',
  'body',
  'of',
  'contact',
  'contact_note',
  'question',
  'remind_at',
  'remind_note',
  'outcome',
  'outcome_value',
  'lost_reason',
  'outcome_note',
]

/** Does what one of the forms at a message asks for; the field `intent` says which it is. */
export async function receiveMessageForm(args: Route.ActionArgs) {
  const { url, params } = args
  const field = (name: string) => typedOf(args.context.get(fieldsContext), name)
  const intent = field('intent')
  const form: Form = {
    id: params.messageId,
    version: Number(field('version')) || 0,
    field,
    by: actorOf(args.context.get(staffContext)),
    attach: () => attachFiles(args.context),
  }
  const step = SAID.get(intent)
  const work = step?.work ?? LEADING_ON.get(intent)
  if (!work) throw notFound()
  const values = Object.fromEntries(TYPED.map((name) => [name, field(name)]))
  const words = wordsOf(step?.done)
  const answer = await answerForm(args, { intent, words, values, work: () => work(inboxOf(args), form) })
  if (!answer.data.ok || step) return answer
  const search = listSearch(readInboxQuery(url.searchParams))
  if (intent === 'remove') return redirectWithNotice(INBOX_PATH + search, 'message-removed')
  return redirectWithNotice(messagePath(form.id) + search, 'message-answered')
}

export function inboxOf({ context }: Pick<Route.ActionArgs, 'context'>) {
  return context.get(servicesContext).inbox
}

function wordsOf(done: Localized = { ar: '', en: '' }): FormWords {
  return { done, unknown: messageWords.unknown, failed: messageWords.failed }
}

async function setState(inbox: Inbox, { id, version, field, by }: Form): Promise<Outcome<void>> {
  const state = field('state')
  if (!isMessageState(state)) return failure({ kind: 'not-found' })
  return inbox.setState({ id, version }, state, by)
}

async function addNote(inbox: Inbox, { id, field, by }: Form): Promise<Outcome<void>> {
  const body = cleanLines(field('body'))
  if (body === '') return invalid({ body: 'missing' })
  if (body.length > MOST_LENGTH.text) return invalid({ body: 'too-long' })
  return inbox.addNote(id, { key: keyOf(field), body }, by)
}

async function noteContact(inbox: Inbox, { id, version, field, by }: Form): Promise<Outcome<void>> {
  const way = field('contact')
  if (!isContactWay(way)) return failure({ kind: 'not-found' })
  const reading = readContactForm(fieldsOf(field))
  if (!reading.ok) return failure({ kind: 'invalid', fields: followUpErrors(reading.problems) })
  return inbox.noteContact({ id, version }, { way, key: keyOf(field), ...reading.said }, by)
}

async function setOutcome(inbox: Inbox, { id, version, field, by }: Form): Promise<Outcome<void>> {
  const reading = readOutcomeForm(fieldsOf(field))
  if (!reading.ok) return failure({ kind: 'invalid', fields: followUpErrors(reading.problems) })
  return inbox.setOutcome({ id, version }, reading.said, by)
}

async function setReminder(inbox: Inbox, { id, version, field, by }: Form): Promise<Outcome<void>> {
  const reading = readReminderForm(fieldsOf(field))
  if (!reading.ok) return failure({ kind: 'invalid', fields: followUpErrors(reading.problems) })
  return inbox.setReminder({ id, version }, reading.said, by)
}

function fieldsOf(field: Form['field']): FormFields {
  return Object.fromEntries(TYPED.map((name) => [name, field(name)]))
}

/** A number as it is kept: `rq-2026-42` in whatever digits. */
function numberOf(typed: string): string {
  return typedNumber(typed) ?? ''
}

async function sendAnswer(inbox: Inbox, { id, version, field, by, attach }: Form): Promise<Outcome<void>> {
  const reading = readAnswerForm({ subject: field('subject'), body: field('body') })
  if (!reading.ok) return invalid(reading.problems)
  const language = field('locale')
  const locale = isLocale(language) ? language : 'ar'
  const template = field('template').slice(0, RECORD_LIMITS.name) || null
  const files = await attach()
  if (!files.ok) return files
  const answer = {
    key: keyOf(field),
    version,
    ...reading.content,
    template,
    locale,
    fileIds: files.value,
    isQuestion: field('question') !== '',
  }
  return inbox.answer(id, answer, by)
}

/** A form that brings no key of its own is a new one each time. */
function keyOf(field: Form['field']): string {
  return field('key').slice(0, 100) || crypto.randomUUID()
}

function invalid(problems: FieldProblems): Outcome<never> {
  const entries = Object.entries(problems).map(([name, problem]) => [name, fieldProblems[problem]])
  return failure({ kind: 'invalid', fields: Object.fromEntries(entries) as FieldErrors })
}

/** What staff write to the sender of a message. */
type AnswerContent = { subject: string; body: string }

function readAnswerForm(fields: FormFields): FormReading<AnswerContent> {
  const content = { subject: lineOf(fields, 'subject'), body: textBlockOf(fields, 'body') }
  return checked(content, { required: ['subject', 'body'], blocks: ['body'] })
}
