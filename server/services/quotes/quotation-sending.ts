import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Message } from '#domain/messages/message.ts'
import { readCopies } from '#domain/messages/email.ts'
import { replyAddress } from '#domain/messages/staff-mailboxes.ts'
import { toQuotationDocument } from '#domain/quotes/quotation-document.ts'
import { latestRevision, type QuotationDossier, type QuotationFigures } from '#domain/quotes/quotation-record.ts'
import {
  isOpenState,
  OPEN_STATES,
  QUOTATION_SERIES,
  revisionFile,
  type QuotationDocument,
} from '#domain/quotes/quotation.ts'
import { failure } from '#domain/records/errors.ts'
import { dayOfInstant, yearOfInstant } from '#domain/text/riyadh-time.ts'
import { inTransaction, type Tx } from '#server/data/engine/database.ts'
import { toJson } from '#server/data/engine/codec.ts'
import { writeSearchTexts } from '#server/data/messages/message-search-store.ts'
import { findMessage, noteFirstAnswer, setMessageState } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { givePrivateFiles } from '#server/data/messages/private-files-store.ts'
import { enterInRegister, setRegisterState } from '#server/data/quotes/quote-register-store.ts'
import { changeQuotation, changeRevision, findDossier, saveForm } from '#server/data/quotes/quotations-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { quotationMail } from '#server/mail/quotation-mail.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'
import { takeIfNobodys } from '#server/services/messages/inbox-work.ts'
import { markOf } from '#server/services/messages/messages.ts'
import { salesmanOf } from '#server/services/accounts/staff-preferences.ts'
import { readMailTexts } from '#server/services/site/content/mail-words.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import { giveCustomer } from '#server/services/customers/request-customer.ts'
import { keepDataSheets } from './data-sheets.ts'
import { recordOnQuotation } from './quotation-audit.ts'
import { askApproval, needsApproval } from './quotation-approval.ts'
import { asStaff, type DraftDeps, type SeenQuotation } from './quotation-drafts.ts'
import { houseOf } from './quotation-house.ts'
import { conflict, done, notFound, type Done } from './quotation-outcome.ts'
import { foreseenNumber, OUTRUN, printed, takeNumber, untilForeseen, type Turns } from './foreseen-number.ts'
import { obstaclesToSending, type Sending } from './sending-checks.ts'
import type { QuotationPdf } from '#server/print/quotation-pdf.ts'
import { requestUrl } from './request-links.ts'

export type SendingDeps = Omit<DraftDeps, 'settings'> & {
  settings: Pick<SettingsService, 'get' | 'isNeutral' | 'staffMailboxes'>
  print: QuotationPdf
  privateFiles: Pick<PrivateFiles, 'keep'>
  /** The files of the site. */
  storage: Pick<FileStorage, 'read'>
  siteUrl: string
  /** This server sends one after the other. */
  inTurn: Turns
  /** Called when new mails wait. */
  onMail?: (() => void) | undefined
}

export type SentQuotation = { id: string; version: number; number: string; revision: number; url: string }

/**
 * Sends the draft of a quotation: number, frozen document, PDF, mail, the request's state and the register, all of it or
 * nothing. The PDF names the number, and takes longer than any transaction may: it is made for the number that is next,
 * and again where somebody else has taken that.
 */
export async function sendQuotation(
  deps: SendingDeps,
  seen: SeenQuotation,
  sending: Sending,
  by: ChangeMaker,
): Promise<Done<SentQuotation>> {
  const refused = await prepare(deps, seen, sending, by)
  if (!refused.ok) return refused
  if (await needsApproval(deps, refused.value.dossier, by)) return askApproval(deps, seen, by)
  const sheets = sending.dataSheets ? await keepDataSheets(deps, latestRevision(refused.value.dossier).form) : done([])
  if (!sheets.ok) return sheets
  const whole = { ...sending, fileIds: [...(sending.fileIds ?? []), ...sheets.value] }
  const outcome = await deps.inTurn(() => untilForeseen(() => attempt(deps, seen, whole, by)))
  if (outcome.ok && sending.by !== 'link') deps.onMail?.()
  return outcome
}

async function attempt(
  deps: SendingDeps,
  seen: SeenQuotation,
  sending: Sending,
  by: ChangeMaker,
): Promise<Done<SentQuotation>> {
  const prepared = await prepare(deps, seen, sending, by)
  if (!prepared.ok) return prepared
  const { document } = prepared.value
  const pdf = await printed(deps, document, revisionFile(document.number!, document.revision))
  if (!pdf.ok) return pdf
  return asStaff(deps, by, (tx, context) => commit(tx, deps, { ...prepared.value, ...pdf.value, sending }, context))
}

type Prepared = {
  dossier: QuotationDossier
  message: Message
  document: QuotationDocument
  texts: Awaited<ReturnType<typeof readMailTexts>>
  replyTo: string | null
}
/** What is to be sent, or why it cannot be. */
async function prepare(
  deps: SendingDeps,
  { id, version }: SeenQuotation,
  sending: Sending,
  by: ChangeMaker,
): Promise<Done<Prepared>> {
  const { db, siteUrl } = deps
  const now = deps.clock()
  await inTransaction(db, (tx) => authorize(tx, by, 'quotes'))
  const dossier = await findDossier(db, { id })
  const message = dossier?.quotation.messageId ? await findMessage(db, { id: dossier.quotation.messageId }) : null
  const mark = message && markOf(message, await deps.links())
  if (!dossier || !message || !mark) return notFound
  const { state, form, revision } = latestRevision(dossier)
  if (state !== 'draft') return conflict('sent')
  if (version !== dossier.quotation.version) return conflict('stale')
  const fields = await obstaclesToSending(db, form, sending, dayOfInstant(now))
  if (Object.keys(fields).length > 0) return failure({ kind: 'invalid', fields })
  const year = yearOfInstant(now)
  const number = dossier.quotation.number ?? (await foreseenNumber(db, QUOTATION_SERIES, year))
  const [house, salesman, texts, mailboxes] = await Promise.all([
    houseOf(deps),
    salesmanOf(db, message.assigneeId),
    readMailTexts(deps),
    deps.settings.staffMailboxes(),
  ])
  const document = toQuotationDocument(form, {
    number,
    requestNumber: message.number,
    revision,
    isDraft: false,
    date: dayOfInstant(now),
    statusUrl: requestUrl(siteUrl, mark.token, form.locale),
    house,
    salesman,
  })
  return done({ dossier, message, document, texts, replyTo: replyAddress(mailboxes) })
}

/** The work of one transaction. */
async function commit(
  tx: Tx,
  { mailHost }: SendingDeps,
  { dossier, message, document, texts, replyTo, pdfFile, sending }: Prepared & { pdfFile: string; sending: Sending },
  context: WriteContext,
): Promise<Done<SentQuotation>> {
  const { quotation } = dossier
  const { id } = quotation
  const { revision } = document
  const number = quotation.number ?? (await takeNumber(tx, QUOTATION_SERIES, document.date))
  const there = await findMessage(tx, { id: message.id })
  if (!there) return notFound
  if (number !== document.number || there.linkVersion !== message.linkVersion) return failure(OUTRUN)
  const values = { number, sent_revision: revision, updated_at: context.now }
  if (!(await changeQuotation(tx, quotation, values))) return conflict('stale')
  const { form } = latestRevision(dossier)
  const { remindCustomer = form.remindCustomer } = sending
  await saveForm(tx, { id, revision }, { ...form, remindCustomer })
  const isSent = await changeRevision(tx, { id, revision }, ['draft'], {
    state: 'sent',
    document: toJson(document),
    pdf_file: pdfFile,
    sent_at: context.now,
    sent_by: sending.by,
  })
  if (!isSent) return conflict('sent')
  await replaceEarlier(tx, dossier, number, context)
  await enterInRegister(tx, {
    number,
    revision,
    sentOn: document.date,
    validUntil: document.validUntil,
    state: 'sent',
    ...latestFigures(dossier),
  })
  const files = [pdfFile, ...(sending.fileIds ?? [])]
  await givePrivateFiles(tx, files, { messageId: message.id, quoteId: id })
  await writeSearchTexts(tx, message.id)
  await takeIfNobodys(tx, there, context)
  await giveCustomer(tx, message, context.now)
  await setMessageState(tx, message.id, 'answered', context.now)
  await noteFirstAnswer(tx, message.id, context.now)
  if (sending.by !== 'link') {
    const cc = readCopies(sending.cc)
    const scene = { texts, replyTo, requestNumber: message.number!, files, cc: Array.isArray(cc) ? cc : [] }
    await insertMails(tx, [newMail(quotationMail(document, sending, scene), mailHost)], message.id, context.now)
  }
  await recordOnQuotation(tx, id, 'send', { ...context, detail: { number, revision, by: sending.by } })
  return done({ id, version: quotation.version + 1, number, revision, url: document.statusUrl })
}

/** What was open of it before can be read and not accepted any more. */
async function replaceEarlier(
  tx: Tx,
  { quotation, revisions }: QuotationDossier,
  number: string,
  context: WriteContext,
) {
  const earlier = revisions.find(({ revision }) => revision === quotation.sentRevision)
  if (!earlier || !isOpenState(earlier.state)) return
  const { revision } = earlier
  const isReplaced = await changeRevision(tx, { id: quotation.id, revision }, OPEN_STATES, {
    state: 'replaced',
    ended_at: context.now,
  })
  if (isReplaced) await setRegisterState(tx, { number, revision }, 'replaced')
}

function latestFigures(dossier: QuotationDossier): QuotationFigures {
  const { subtotal, discountTotal, vatTotal, total } = latestRevision(dossier)
  return { subtotal, discountTotal, vatTotal, total }
}
