import { fieldProblems } from '#content/forms.ts'
import { listProblems } from '#content/pages/quote.ts'
import { wantsNew } from '#domain/accounts/staff-notices.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import type { Message } from '#domain/messages/message.ts'
import type { QuoteContent } from '#domain/messages/visitor-forms.ts'
import { pastedOf, readListForm } from '#domain/quotes/list-form.ts'
import { isQty } from '#domain/quotes/quote-line.ts'
import { skippedWords, toQuoteLines } from '#domain/quotes/reading/list-lines.ts'
import { toRequestLine } from '#domain/quotes/request-line.ts'
import { readTakenOrigin, readTakenRows } from '#domain/quotes/taken-form.ts'
import { failure, success, type Failure, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { DeskCustomer } from '#domain/customers/customer.ts'
import { changeChosen, chosenCustomer } from '#server/services/customers/chosen-customer.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { inLockedTransaction } from '#server/data/engine/locked-transaction.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { staffRequestMails, type Request } from '#server/mail/request-mails.ts'
import { authorize } from '#server/auth/authorization.ts'
import { recordOn } from '#server/services/messages/message-audit.ts'
import { keepMessage, type MailsOf } from '#server/services/messages/messages.ts'
import { withLines } from '#server/services/messages/requests.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { withFurtherLines } from './list-requests.ts'
import type { QuoteListsService } from './quote-lists.ts'
import { createRequestLinks } from './request-links.ts'

export type TakenRequest = { ok: true; value: Message } | { ok: false; failure: Failure }

/** Answers the ids of private files. */
type Attach = () => Promise<Outcome<string[]>>

/** Requests that staff write down for somebody who telephones, writes or comes by. Their colleagues are told, and nobody else. */
export type TakenRequestsService = {
  /** `creation_key` makes a second sending harmless. `attach` keeps the files that came with it, and is asked once all else is right. */
  take(fields: FormFields, by: StaffCaller, attach?: Attach): Promise<TakenRequest>
}

export type TakenRequestsDeps = {
  db: Db
  clock: Clock
  quoteLists: QuoteListsService
  settings: Pick<SettingsService, 'get'>
  siteUrl: string
  /** Called when new mails wait. */
  onMail?: (() => void) | undefined
}

export function createTakenRequests(deps: TakenRequestsDeps): TakenRequestsService {
  return { take: (fields, by, attach = async () => success([])) => take(deps, fields, { by, attach }) }
}

async function take(deps: TakenRequestsDeps, fields: FormFields, { by, attach }: { by: StaffCaller; attach: Attach }) {
  const { db, clock, quoteLists, siteUrl } = deps
  const now = clock()
  const { cameBy, locale } = readTakenOrigin(fields)
  const { rows, problems } = readTakenRows(fields)
  const read = await quoteLists.readPasted(pastedOf(fields))
  const pasted = toQuoteLines(read ?? [])
  const written = [...rows.map(({ line }) => line), ...pasted]
  // Quantities have their places among the rows of the form.
  const reading = readListForm(
    fields,
    written.filter(({ qty }) => qty === null || isQty(qty)),
    dayOfInstant(now),
  )
  const found = {
    ...problems,
    ...(!pasted.every(({ qty }) => qty === null || isQty(qty)) && { lines: 'qty-invalid' as const }),
    ...(read === null && { lines: 'too-long' as const }),
  }
  const wrong = { ...(reading.ok ? {} : reading.problems), ...found }
  if (!reading.ok || Object.keys(wrong).length > 0) return refused(wrong)
  const customer = await chosenCustomer(db, fields)
  if (!customer.ok) return customer
  const files = await attach()
  if (!files.ok) return files
  const { content, lines } = withFurtherLines(
    reading.content,
    await quoteLists.know(written),
    locale,
    skippedWords(read ?? []),
  )
  const requestLines = lines.map(toRequestLine)
  const asked = withLines(content, requestLines, locale)
  const key = typedOf(fields, 'creation_key').slice(0, RECORD_LIMITS.creationKey) || crypto.randomUUID()
  const idempotencyKey = `taken ${by.id} ${key}`
  const links = await createRequestLinks(db)()
  const sent = {
    content: asked,
    lines: requestLines,
    cameBy,
    locale,
    page: '',
    productId: null,
    consentedAt: null,
    state: 'new' as const,
    idempotencyKey,
    fileIds: files.value,
    ...(customer.value && { customerId: customer.value.id }),
  }
  const mails = await mailsOf(deps, { content: asked, locale }, by)
  const done = await inLockedTransaction(db, 'requests', async (tx) => {
    await authorize(tx, by, 'requests')
    const changed = await changeCustomer(tx, customer.value, reading.content, { fields, by, at: now })
    if (!changed.ok) return changed
    const message = await keepMessage(tx, sent, mails, { now, mailHost: new URL(siteUrl).hostname, links })
    if (message) await recordOn(tx, message.id, 'add', { by: actorOf(by), now: toInstant(now) })
    return success((message ?? (await findMessage(tx, { idempotencyKey })))!)
  })
  if (done.ok) deps.onMail?.()
  return done
}

function refused(wrong: Record<string, keyof typeof fieldProblems | keyof typeof listProblems>) {
  const texts = { ...fieldProblems, ...listProblems }
  const named = Object.entries(wrong).map(([name, problem]) => [name === 'items' ? 'lines' : name, texts[problem]])
  return failure({ kind: 'invalid' as const, fields: Object.fromEntries(named) as FieldErrors })
}

type Sent = { fields: FormFields; by: StaffCaller; at: Date }

async function changeCustomer(tx: Tx, customer: DeskCustomer | null, content: QuoteContent, { fields, by, at }: Sent) {
  if (!customer) return success(undefined)
  const { firstName: name, companyName: company, phone, email, city = '' } = content
  const said = { name, company, phone, email, vat: '', cr: '', city }
  return changeChosen(tx, { fields, customerId: customer.id, said, names: NAMES }, { by, at })
}

const NAMES = { name: 'name', company: 'companyName', phone: 'phone', email: 'email', city: 'city' }

/** The mails to those who want to hear of new requests; whoever wrote it down knows of it. */
async function mailsOf(
  deps: TakenRequestsDeps,
  request: Pick<Request, 'content' | 'locale'>,
  by: StaffCaller,
): Promise<MailsOf> {
  const [texts, members] = await Promise.all([readMailTexts(deps), listNotifiedStaff(deps.db)])
  const readers = members.filter((member) => member.id !== by.id && wantsNew(member, null))
  const { siteUrl } = deps
  return (id, mark) =>
    staffRequestMails({ ...request, id, mark, product: null, isSuspicious: false }, { texts, siteUrl, readers })
}
