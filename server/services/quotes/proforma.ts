import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { agreedDocument } from '#domain/quotes/quotation-document.ts'
import { acceptedRevision, type QuotationRevision } from '#domain/quotes/quotation-record.ts'
import { PROFORMA_SERIES, type QuotationDocument } from '#domain/quotes/quotation.ts'
import { failure } from '#domain/records/errors.ts'
import { dayOfInstant, yearOfInstant } from '#domain/text/riyadh-time.ts'
import { inTransaction, type Tx } from '#server/data/engine/database.ts'
import { writeSearchTexts } from '#server/data/messages/message-search-store.ts'
import { touchMessage } from '#server/data/messages/messages-store.ts'
import { givePrivateFiles } from '#server/data/messages/private-files-store.ts'
import { enterInRegister } from '#server/data/quotes/quote-register-store.ts'
import { changeQuotation, findDossier } from '#server/data/quotes/quotations-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'
import { foreseenNumber, OUTRUN, printed, takeNumber, untilForeseen } from './foreseen-number.ts'
import { recordOnQuotation } from './quotation-audit.ts'
import { asStaff, type SeenQuotation } from './quotation-drafts.ts'
import { houseOf } from './quotation-house.ts'
import { conflict, done, notFound, type Done } from './quotation-outcome.ts'
import type { SendingDeps } from './quotation-sending.ts'

/** Makes the proforma invoice of what was accepted, with a number of a series of its own; there is one of each quotation. */
export async function makeProforma(
  deps: SendingDeps,
  seen: SeenQuotation,
  by: ChangeMaker,
): Promise<Done<SeenQuotation>> {
  await inTransaction(deps.db, (tx) => authorize(tx, by, 'quotes'))
  return deps.inTurn(() => untilForeseen(() => attempt(deps, seen, by)))
}

async function attempt(
  deps: SendingDeps,
  { id, version }: SeenQuotation,
  by: ChangeMaker,
): Promise<Done<SeenQuotation>> {
  const dossier = await findDossier(deps.db, { id })
  if (!dossier) return notFound
  const { quotation, answers } = dossier
  // A second press wants what is there already.
  if (quotation.proforma) return done({ id, version: quotation.version })
  const accepted = acceptedRevision(dossier)
  const agreed = accepted && agreedDocument(accepted)
  if (!accepted || !agreed) return conflict('notAccepted')
  if (version !== quotation.version) return conflict('stale')
  const now = deps.clock()
  const number = await foreseenNumber(deps.db, PROFORMA_SERIES, yearOfInstant(now))
  const { poNumber = '' } = answers.find(({ kind }) => kind === 'accept') ?? {}
  const document = { ...agreed, date: dayOfInstant(now), house: await houseOf(deps), proforma: { number, poNumber } }
  const pdf = await printed(deps, document, `${number}.pdf`)
  if (!pdf.ok) return pdf
  const made = { seen: { id, version }, messageId: quotation.messageId, accepted, document, ...pdf.value }
  return asStaff(deps, by, (tx, context) => commit(tx, made, context))
}

type Made = {
  seen: SeenQuotation
  messageId: string | null
  accepted: QuotationRevision
  document: QuotationDocument & { proforma: { number: string } }
  pdfFile: string
}

/** The work of one transaction. */
async function commit(
  tx: Tx,
  { seen, messageId, accepted, document, pdfFile }: Made,
  context: WriteContext,
): Promise<Done<SeenQuotation>> {
  const { date, validUntil } = document
  const number = await takeNumber(tx, PROFORMA_SERIES, date)
  if (number !== document.proforma.number) return failure(OUTRUN)
  const values = { proforma_number: number, proforma_file: pdfFile, proforma_at: context.now, updated_at: context.now }
  if (!(await changeQuotation(tx, seen, values))) return conflict('stale')
  const { subtotal, discountTotal, vatTotal, total } = accepted
  const figures = { subtotal, discountTotal, vatTotal, total }
  await enterInRegister(tx, { number, revision: 1, sentOn: date, validUntil, state: 'accepted', ...figures })
  if (messageId !== null) {
    await givePrivateFiles(tx, [pdfFile], { messageId, quoteId: seen.id })
    await writeSearchTexts(tx, messageId)
    await touchMessage(tx, messageId, context.now)
  }
  await recordOnQuotation(tx, seen.id, 'proforma', { ...context, detail: { number } })
  return done({ id: seen.id, version: seen.version + 1 })
}
