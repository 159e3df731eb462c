import { answerConflicts, chosenProblems } from '#content/quotations.ts'
import { fieldProblems } from '#content/forms.ts'
import { MOST_CUSTOMER_MESSAGE, type PrivateFile } from '#domain/messages/message.ts'
import { typedOf, lineOf, textBlockOf, type FormFields } from '#domain/fields/form-values.ts'
import {
  isAnswerable,
  sentRevision,
  type AnswerKind,
  type CustomerAnswer,
  type QuotationDossier,
} from '#domain/quotes/quotation-record.ts'
import { agreedLines, choiceGroups } from '#domain/quotes/line-choice.ts'
import type { QuoteFormLine } from '#domain/quotes/line-form.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { DECLINE_REASONS, isOpenState, OPEN_STATES, type StoredState } from '#domain/quotes/quotation.ts'
import { failure, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { eachOnce, notifiedOfCustomer } from '#domain/accounts/staff-notices.ts'
import { replyAddress, teamReaders } from '#domain/messages/staff-mailboxes.ts'
import type { Localized } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { listNotifiedStaff } from '#server/data/accounts/staff-preferences-store.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { acceptedSubtotal } from '#server/data/messages/customer-store.ts'
import { writeSearchTexts } from '#server/data/messages/message-search-store.ts'
import { findMessage, settleMessage, type Settled } from '#server/data/messages/messages-store.ts'
import { setRegisterState } from '#server/data/quotes/quote-register-store.ts'
import {
  answerIsKept,
  beginChange,
  changeQuotation,
  changeRevision,
  deleteRevision,
  findDossier,
  insertAnswer,
  markSeen,
} from '#server/data/quotes/quotations-store.ts'
import type { Clock } from '#server/clock.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { quotationAnswerMails } from '#server/mail/quotation-answer-mails.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { markOf, oweAnswer } from '#server/services/messages/messages.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SendingDeps } from './quotation-sending.ts'
import { requestUrl } from './request-links.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'
import { recordOnQuotation } from './quotation-audit.ts'

export type AnswerFailure =
  | { kind: 'not-found' }
  | { kind: 'invalid'; fields: FieldErrors }
  /** Not the present revision, or answered already; or past its last day. */
  | { kind: 'conflict'; reason: 'newer' | 'expired'; message: Localized }

/** With the files for which the request had no room. */
export type Answered = Outcome<PrivateFile[], AnswerFailure>

/** What a customer answers: the fields of the form, and files that are kept already. */
export type AnswerForm = { kind: AnswerKind; fields: FormFields; files?: readonly PrivateFile[] }

export type AnswerDeps = Pick<
  SendingDeps,
  'db' | 'clock' | 'settings' | 'links' | 'siteUrl' | 'mailHost' | 'onMail'
> & { privateFiles: Pick<PrivateFiles, 'giveOfVisitor'> }

/** Whoever has the link. */
const CUSTOMER = { kind: 'customer', id: null, name: 'customer' } as const

const LONGEST = { line: 200, key: 100 }
const BECOMES: Record<AnswerKind, StoredState> = { accept: 'accepted', change: 'change-requested', decline: 'declined' }

/**
 * Keeps what a customer answers to the revision that the form was about. Of two devices one is first; a second click,
 * which has the key of the first, is the first.
 */
export async function answerQuotation(
  deps: AnswerDeps,
  messageId: string,
  { kind, fields, files = [] }: AnswerForm,
): Promise<Answered> {
  const { db, onMail } = deps
  const now = deps.clock()
  const letters = await lettersOf(deps, messageId)
  const revision = Number(lineOf(fields, 'revision'))
  const key = typedOf(fields, 'key').slice(0, LONGEST.key) || `${kind} ${revision}`
  const answer = readAnswer(kind, fields, { revision, answeredAt: toInstant(now) })
  const context = { by: CUSTOMER, now: toInstant(now) }
  const outcome = await inTransactionIf(
    db,
    async (tx): Promise<Outcome<PrivateFile[] | 'known', AnswerFailure>> => {
      const id = await beginChange(tx, { messageId }, context.now)
      const dossier = id && (await findDossier(tx, { id }))
      const sent = dossier && sentRevision(dossier)
      if (!sent) return failure({ kind: 'not-found' })
      if (await answerIsKept(tx, id, key)) return { ok: true, value: 'known' }
      if (sent.revision !== revision || !isOpenState(sent.state)) return refused('newer')
      if (!isAnswerable(sent, dayOfInstant(now))) return refused('expired')
      const agreed = kind === 'accept' ? agreedLines(sent.form.lines, fields) : null
      const problems = { ...problemsOf(answer), ...problemOfChosen(agreed) }
      if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
      const left = await keep(
        tx,
        deps,
        { dossier, messageId, key, answer, files, agreed: changedForm(sent.form, agreed) },
        context,
      )
      const mails = letters?.(answer, dossier.quotation.number!) ?? []
      await insertMails(tx, mails, messageId, context.now)
      return { ok: true, value: left }
    },
    (done) => done.ok && done.value !== 'known',
  )
  if (!outcome.ok) return outcome
  if (outcome.value === 'known') return { ok: true, value: [] }
  onMail?.()
  return { ok: true, value: outcome.value }
}

/** The mails about an answer to the quotation of a request; null where there is no such request. */
async function lettersOf(deps: AnswerDeps, messageId: string) {
  const [message, links, texts, mailboxes, members] = await Promise.all([
    findMessage(deps.db, { id: messageId }),
    deps.links(),
    readMailTexts(deps),
    deps.settings.staffMailboxes(),
    listNotifiedStaff(deps.db),
  ])
  const mark = message && markOf(message, links)
  if (!message || !mark) return null
  const { siteUrl, mailHost } = deps
  const statusUrl = requestUrl(siteUrl, mark.token, message.locale)
  const scene = {
    message,
    texts,
    siteUrl,
    statusUrl,
    readers: eachOnce([...teamReaders(mailboxes), ...notifiedOfCustomer(members, message.assigneeId)]),
    replyTo: replyAddress(mailboxes),
  }
  return (answer: CustomerAnswer, number: string) =>
    quotationAnswerMails(answer, { ...scene, number }).map((mail) => newMail(mail, mailHost))
}

type Written = {
  dossier: QuotationDossier
  messageId: string
  key: string
  answer: CustomerAnswer
  files: readonly PrivateFile[]
  /** What the quotation says once its lines were chosen; null where nothing of it could be. */
  agreed: QuotationForm | null
}

/** The row of the quotation is locked by now, so nobody else changes anything of it. */
async function keep(
  tx: Tx,
  { privateFiles }: Pick<AnswerDeps, 'privateFiles'>,
  { dossier, messageId, key, answer, files, agreed }: Written,
  context: WriteContext,
): Promise<PrivateFile[]> {
  const { id, number } = dossier.quotation
  const { kind, revision } = answer
  const state = BECOMES[kind]
  const ended = kind === 'change' ? {} : { ended_at: context.now }
  await changeRevision(tx, { id, revision }, OPEN_STATES, { state, ...ended }, agreed)
  await insertAnswer(tx, id, key, answer)
  await writeSearchTexts(tx, messageId)
  await setRegisterState(tx, { number: number!, revision }, state)
  if (kind === 'accept') await dropDraft(tx, dossier, context.now)
  // What came with an acceptance stays as long as what was accepted.
  const owner = { messageId, ...(kind === 'accept' && { quoteId: id }) }
  const left = await privateFiles.giveOfVisitor(tx, files, owner)
  const message = kind === 'change' ? await findMessage(tx, { id: messageId }) : null
  if (message) await oweAnswer(tx, message, new Date(context.now))
  else await settleMessage(tx, messageId, await outcomeOf(tx, messageId, answer), context.now)
  await recordOnQuotation(tx, id, kind, { ...context, detail: { revision } })
  return left
}

type Agreed = ReturnType<typeof agreedLines<QuoteFormLine>>

function problemOfChosen(agreed: Agreed | null): FieldErrors {
  return agreed && 'problem' in agreed ? { chosen: chosenProblems[agreed.problem] } : {}
}

function changedForm(form: QuotationForm, agreed: Agreed | null): QuotationForm | null {
  const isSame = choiceGroups(form.lines).length === 0
  return agreed && 'lines' in agreed && !isSame ? { ...form, lines: agreed.lines } : null
}

/** Accepting wins a request, declining loses it; staff may say otherwise. */
async function outcomeOf(tx: Tx, messageId: string, { kind, reason }: CustomerAnswer): Promise<Settled> {
  if (kind === 'decline') return { outcome: 'lost', value: null, lostReason: reason || 'other' }
  return { outcome: 'won', value: await acceptedSubtotal(tx, messageId), lostReason: '' }
}

/** What was agreed to is not replaced by a revision that staff had begun. */
async function dropDraft(tx: Tx, { quotation }: QuotationDossier, now: string): Promise<void> {
  const { id, revision, sentRevision: sent } = quotation
  if (revision === sent || sent === null) return
  await changeQuotation(tx, quotation, { revision: sent, updated_at: now })
  await deleteRevision(tx, { id, revision })
}

function readAnswer(
  kind: AnswerKind,
  fields: FormFields,
  given: Pick<CustomerAnswer, 'revision' | 'answeredAt'>,
): CustomerAnswer {
  const reason = lineOf(fields, 'reason')
  return {
    ...given,
    kind,
    acceptedBy: kind === 'accept' ? lineOf(fields, 'acceptedBy') : '',
    poNumber: kind === 'accept' ? lineOf(fields, 'poNumber') : '',
    reason: kind === 'decline' ? (DECLINE_REASONS.find((one) => one === reason) ?? 'other') : '',
    message: kind === 'accept' ? '' : textBlockOf(fields, 'message'),
  }
}

function problemsOf({ kind, acceptedBy, poNumber, message }: CustomerAnswer): FieldErrors {
  const missing = fieldProblems.missing
  const tooLong = fieldProblems['too-long']
  return {
    ...(kind === 'accept' && acceptedBy === '' && { acceptedBy: missing }),
    ...(acceptedBy.length > LONGEST.line && { acceptedBy: tooLong }),
    ...(poNumber.length > LONGEST.line && { poNumber: tooLong }),
    ...(kind === 'change' && message === '' && { message: missing }),
    ...(Array.from(message).length > MOST_CUSTOMER_MESSAGE && { message: tooLong }),
  }
}

function refused(reason: keyof typeof answerConflicts) {
  return failure({ kind: 'conflict' as const, reason, message: answerConflicts[reason] })
}

/** Says that a customer has looked at a revision, once. */
export function sawRevision(
  { db, clock }: { db: Db; clock: Clock },
  messageId: string,
  revision: number,
): Promise<boolean> {
  return inTransactionIf(
    db,
    async (tx) => {
      const dossier = await findDossier(tx, { messageId })
      return dossier !== null && markSeen(tx, { id: dossier.quotation.id, revision }, toInstant(clock()))
    },
    (isFirst) => isFirst,
  )
}
