import { attachmentProblems } from '../../content/attachment-words.ts'
import { fieldProblems } from '../../content/forms.ts'
import { messageDone, messageWords } from '../../content/admin/inbox-message.ts'
import { readAnswerForm } from '../../domain/messages/answer-form.ts'
import { actorOf } from '../../domain/accounts/caller.ts'
import { cleanLines } from '../../domain/text/clean-text.ts'
import { failure, success, type FieldErrors, type Outcome } from '../../domain/records/errors.ts'
import { MOST_LENGTH } from '../../domain/records/form-fields.ts'
import { RECORD_LIMITS } from '../../domain/records/record-limits.ts'
import { inboxSearch, readInboxQuery } from '../../domain/messages/inbox-query.ts'
import { isLocale, type Localized } from '../../domain/text/locale.ts'
import { typedOf, type FieldProblems } from '../../domain/messages/message-form.ts'
import { isMessageState } from '../../domain/messages/message.ts'
import type { Actor } from '../../domain/accounts/staff.ts'
import { INBOX_PATH, messagePath } from '../../domain/accounts/staff-paths.ts'
import { ATTACHMENTS, filesOf, isCutOff } from '../../domain/quotes/attached-files.ts'
import { isolateText } from '../../domain/text/isolate.ts'
import { WITHDRAW_NEWS } from '../../domain/quotes/news-consent.ts'
import { redirectWithNotice } from './admin-notice.ts'
import { fieldsContext, servicesContext, staffContext } from '../context.ts'
import { notFound } from '../loading/not-found.ts'
import type { Route } from '../routes/admin/requests/+types/inbox-message.ts'
import { answerForm, type FormWords } from './staff-form.ts'

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
  Object.entries({
    answer: sendAnswer,
    remove: (inbox, { id, by }) => inbox.remove(id, by),
  } satisfies Record<string, Step['work']>),
)

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
    attach: () => attach(args),
  }
  const step = SAID.get(intent)
  const work = step?.work ?? LEADING_ON.get(intent)
  if (!work) throw notFound()
  const values = { subject: field('subject'), body: field('body') }
  const words = wordsOf(step?.done)
  const answer = await answerForm(args, { intent, words, values, work: () => work(inboxOf(args), form) })
  if (!answer.data.ok || step) return answer
  const search = inboxSearch(readInboxQuery(url.searchParams))
  if (intent === 'remove') return redirectWithNotice(INBOX_PATH + search, 'message-removed')
  return redirectWithNotice(messagePath(form.id) + search, 'message-answered')
}

function inboxOf({ context }: Pick<Route.ActionArgs, 'context'>) {
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

async function sendAnswer(inbox: Inbox, { id, version, field, by, attach }: Form): Promise<Outcome<void>> {
  const reading = readAnswerForm({ subject: field('subject'), body: field('body') })
  if (!reading.ok) return invalid(reading.problems)
  const language = field('locale')
  const locale = isLocale(language) ? language : 'ar'
  const template = field('template').slice(0, RECORD_LIMITS.name) || null
  const files = await attach()
  if (!files.ok) return files
  const answer = { key: keyOf(field), version, ...reading.content, template, locale, fileIds: files.value }
  return inbox.answer(id, answer, by)
}

/** A mail that names a file it lacks helps nobody: where one is refused, its sender is told before the mail goes. */
async function attach({ context }: Route.ActionArgs): Promise<Outcome<string[]>> {
  const fields = context.get(fieldsContext)
  const refusal = (reason: Localized) => failure({ kind: 'invalid', fields: { [ATTACHMENTS]: reason } })
  if (isCutOff(fields)) return refusal(attachmentProblems.cutOff)
  const { kept, refused } = await context.get(servicesContext).requestFiles.take(filesOf(fields), 'staff')
  const [first] = refused
  if (!first) return success(kept.map(({ id }) => id))
  const name = isolateText(first.name)
  return refusal({ ar: `${name}: ${first.reason.ar}`, en: `${name}: ${first.reason.en}` })
}

/** A form that brings no key of its own is a new one each time. */
function keyOf(field: Form['field']): string {
  return field('key').slice(0, 100) || crypto.randomUUID()
}

function invalid(problems: FieldProblems): Outcome<never> {
  const entries = Object.entries(problems).map(([name, problem]) => [name, fieldProblems[problem]])
  return failure({ kind: 'invalid', fields: Object.fromEntries(entries) as FieldErrors })
}

/** Gives the selected messages one state; the list that comes after says so. */
export async function receiveSelection({ url, context }: Pick<Route.ActionArgs, 'url' | 'context'>) {
  const { state, 'id[]': selected } = context.get(fieldsContext)
  const ids = Array.isArray(selected) ? selected.filter((id) => typeof id === 'string') : []
  if (!isMessageState(state)) throw notFound()
  const by = actorOf(context.get(staffContext))
  if (ids.length > 0) await inboxOf({ context }).setStates(ids.slice(0, MOST_SELECTED), state, by)
  const search = inboxSearch(readInboxQuery(url.searchParams))
  return ids.length === 0 ? success(undefined) : redirectWithNotice(INBOX_PATH + search, 'messages-changed')
}

const MOST_SELECTED = 200
