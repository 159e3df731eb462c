import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Message } from '#domain/messages/message.ts'
import type { KnownPack } from '#domain/quotes/line-form.ts'
import { toQuotationDocument } from '#domain/quotes/quotation-document.ts'
import type { QuotationFilter } from '#domain/quotes/quotation-list.ts'
import {
  latestRevision,
  revisionState,
  type Quotation,
  type QuotationDossier,
  type QuotationRow,
} from '#domain/quotes/quotation-record.ts'
import {
  isOpenState,
  OPEN_STATES,
  revisionFile,
  type QuotationDocument,
  type QuotationState,
} from '#domain/quotes/quotation.ts'
import { isLinkOver } from '#domain/quotes/request-view.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { findMessage, touchMessage } from '#server/data/messages/messages-store.ts'
import { findPrivateFile } from '#server/data/messages/private-files-store.ts'
import { countQuotations, listQuotations } from '#server/data/quotes/quotation-list-store.ts'
import { setRegisterState } from '#server/data/quotes/quote-register-store.ts'
import {
  changeQuotation,
  changeRevision,
  findDossier,
  findQuotation,
  type QuotationKey,
} from '#server/data/quotes/quotations-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import type { WriteContext } from '#server/services/messages/message-audit.ts'
import { markOf } from '#server/services/messages/messages.ts'
import { answerQuotation, sawRevision, type Answered, type AnswerForm } from './quotation-answers.ts'
import { quotationHistory, recordOnQuotation } from './quotation-audit.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { decideApproval, linesBeyond, type Decision } from './quotation-approval.ts'
import { addDraft, asStaff, reviseQuotation, saveDraft, type NewDraft, type SeenQuotation } from './quotation-drafts.ts'
import { salesmanOf } from '#server/services/accounts/staff-preferences.ts'
import { houseOf } from './quotation-house.ts'
import { conflict, done, notFound, type Done } from './quotation-outcome.ts'
import { makeProforma } from './proforma.ts'
import { createTurns } from './foreseen-number.ts'
import { sendQuotation, type SendingDeps, type SentQuotation } from './quotation-sending.ts'
import type { Sending } from './sending-checks.ts'
import { requestUrl } from './request-links.ts'

/** A quotation with what staff need beside it. */
export type OpenedQuotation = QuotationDossier & {
  /** In Riyadh. */
  today: string
  /** Of the latest revision, today. */
  state: QuotationState
  /** Null where only an accepted quotation is kept of it. */
  request:
    | (Pick<Message, 'id' | 'number' | 'assigneeId' | 'customerId' | 'version'> & { url: string; isLinkOver: boolean })
    | null
  /** What catalogue and price list say now of the lines of the latest revision, line by line. */
  packs: (KnownPack | null)[]
  /** The latest first. */
  history: AuditEntry[]
}

export type SentPdf = { name: string; bytes: Buffer<ArrayBuffer> }

/** What is done with quotations. Every change is recorded with it. */
export type QuotationsService = {
  /** By their latest revisions, newest first. */
  list(filter?: QuotationFilter & Page): Promise<QuotationRow[]>
  count(filter?: QuotationFilter): Promise<number>
  open(key: QuotationKey): Promise<OpenedQuotation | null>
  /** The quotation of a request. */
  ofRequest(messageId: string): Promise<Quotation | null>
  /** Begins the quotation of a request, filled from its lines; one that is there already is a conflict with its id. */
  makeFor(requestId: string, by: ChangeMaker): Promise<Done<SeenQuotation>>
  /** The same with what a form says. Without a request one is made. */
  add(draft: NewDraft, by: ChangeMaker): Promise<Done<SeenQuotation>>
  /** Saves what was sent of a draft's fields and lines; a form without lines sends an empty row. */
  save(seen: SeenQuotation, fields: FormFields, by: ChangeMaker): Promise<Done<SeenQuotation>>
  send(seen: SeenQuotation, sending: Sending, by: ChangeMaker): Promise<Done<SentQuotation>>
  /** An owner approves a draft beyond the limits, or sends it back. */
  /** The places of the lines for which a draft waits for an owner, from 1. */
  beyond(form: QuotationForm): Promise<number[]>
  decide(seen: SeenQuotation, decision: Decision, by: ChangeMaker): Promise<Done<SeenQuotation>>
  revise(seen: SeenQuotation, by: ChangeMaker): Promise<Done<SeenQuotation>>
  /** Takes back what was sent, before it was answered for good, or a draft that was never sent. */
  withdraw(seen: SeenQuotation, reason: string, by: ChangeMaker): Promise<Done<SeenQuotation>>
  /** What the latest revision says, a draft as one; null where there is no such quotation. */
  document(id: string): Promise<QuotationDocument | null>
  /** The PDF as it was sent; of a draft, made for this moment. Null where there is none, throws where none can be made. */
  pdf(id: string, revision?: number): Promise<SentPdf | null>
  /** Makes the proforma invoice of what was accepted. */
  proforma(seen: SeenQuotation, by: ChangeMaker): Promise<Done<SeenQuotation>>
  /** The same as a PDF; null before it was made. */
  proformaPdf(id: string): Promise<SentPdf | null>
  /** What its customer answers. */
  answer(messageId: string, form: AnswerForm): Promise<Answered>
  /** Its customer has looked at a revision; false where that was known. */
  saw(messageId: string, revision: number): Promise<boolean>
}

export type QuotationsDeps = Omit<SendingDeps, 'inTurn'> & {
  privateFiles: Pick<PrivateFiles, 'keep' | 'read' | 'giveOfVisitor'>
}

export function createQuotations(deps: QuotationsDeps): QuotationsService {
  const { db, clock } = deps
  const inTurn = createTurns()
  const today = () => dayOfInstant(clock())
  return {
    list: (filter) => listQuotations(db, { ...filter, today: today() }),
    count: (filter) => countQuotations(db, { ...filter, today: today() }),
    open: (key) => open(deps, key),
    ofRequest: (messageId) => findQuotation(db, { messageId }),
    makeFor: (requestId, by) => addDraft(deps, { requestId, key: null, fields: {} }, by),
    add: (draft, by) => addDraft(deps, draft, by),
    save: (seen, fields, by) => saveDraft(deps, seen, fields, by),
    send: (seen, sending, by) => sendQuotation({ ...deps, inTurn }, seen, sending, by),
    beyond: (form) => linesBeyond(deps, form, false),
    decide: (seen, decision, by) => decideApproval({ ...deps, inTurn }, seen, decision, by),
    revise: (seen, by) => reviseQuotation(deps, seen, by),
    withdraw: (seen, reason, by) => asStaff(deps, by, (tx, context) => withdraw(tx, seen, reason, context)),
    proforma: (seen, by) => makeProforma({ ...deps, inTurn }, seen, by),
    proformaPdf: async (id) => storedPdf(deps, (await findQuotation(db, { id }))?.proforma?.file ?? null),
    document: (id) => documentOf(deps, id),
    pdf: (id, revision) => pdfOf(deps, id, revision),
    answer: (messageId, form) => answerQuotation(deps, messageId, form),
    saw: (messageId, revision) => sawRevision(deps, messageId, revision),
  }
}

async function open(deps: QuotationsDeps, key: QuotationKey): Promise<OpenedQuotation | null> {
  const { db, clock } = deps
  const dossier = await findDossier(db, key)
  if (!dossier) return null
  const { id, messageId } = dossier.quotation
  const latest = latestRevision(dossier)
  const codes = latest.form.lines.map(({ stockCode }) => stockCode)
  const [message, packOf, history, links] = await Promise.all([
    messageId === null ? null : findMessage(db, { id: messageId }),
    deps.priceList.packsOf(codes),
    quotationHistory(db, id),
    deps.links(),
  ])
  const mark = message && markOf(message, links)
  const today = dayOfInstant(clock())
  return {
    ...dossier,
    today,
    state: revisionState(latest, today),
    request: message &&
      mark && {
        id: message.id,
        number: message.number,
        assigneeId: message.assigneeId,
        customerId: message.customerId,
        version: message.version,
        url: requestUrl(deps.siteUrl, mark.token, message.locale),
        isLinkOver: isLinkOver(message, clock()),
      },
    packs: codes.map((code) => (code === '' ? null : packOf(code))),
    history,
  }
}

async function documentOf(deps: QuotationsDeps, id: string): Promise<QuotationDocument | null> {
  const opened = await open(deps, { id })
  if (!opened) return null
  const { form, document, revision } = latestRevision(opened)
  return (
    document ??
    toQuotationDocument(form, {
      number: opened.quotation.number,
      requestNumber: opened.request?.number ?? null,
      revision,
      isDraft: true,
      date: dayOfInstant(deps.clock()),
      statusUrl: opened.request?.url ?? '',
      house: await houseOf(deps),
      salesman: await salesmanOf(deps.db, opened.request?.assigneeId ?? null),
    })
  )
}

async function pdfOf(deps: QuotationsDeps, id: string, revision?: number): Promise<SentPdf | null> {
  const dossier = await findDossier(deps.db, { id })
  const asked = dossier?.revisions.find((one) => one.revision === (revision ?? dossier.quotation.revision))
  if (!dossier || !asked) return null
  if (asked.pdfFile !== null) return storedPdf(deps, asked.pdfFile)
  const document = asked.revision === dossier.quotation.revision ? await documentOf(deps, id) : null
  if (!document) return null
  const name = revisionFile(document.number ?? 'draft', document.revision)
  return { name, bytes: Buffer.from(await deps.print(document)) }
}

async function storedPdf({ db, privateFiles }: QuotationsDeps, fileId: string | null): Promise<SentPdf | null> {
  const file = fileId === null ? null : await findPrivateFile(db, fileId)
  const bytes = file && (await privateFiles.read(file))
  return bytes && { name: file.name, bytes }
}

const LONGEST_REASON = 500

/** A revision that is being written stays as it is. */
async function withdraw(
  tx: Tx,
  seen: SeenQuotation,
  reason: string,
  context: WriteContext,
): Promise<Done<SeenQuotation>> {
  const dossier = await findDossier(tx, { id: seen.id })
  if (!dossier) return notFound
  const { quotation, revisions } = dossier
  const place = quotation.sentRevision ?? quotation.revision
  const { state } = revisions.find(({ revision }) => revision === place)!
  if (!isOpenState(state) && state !== 'draft') return conflict(state === 'withdrawn' ? 'notSent' : 'answered')
  if (!(await changeQuotation(tx, seen, { updated_at: context.now }))) return conflict('stale')
  await changeRevision(tx, { id: seen.id, revision: place }, ['draft', ...OPEN_STATES], {
    state: 'withdrawn',
    ended_at: context.now,
    withdraw_reason: reason.trim().slice(0, LONGEST_REASON),
  })
  if (quotation.number) await setRegisterState(tx, { number: quotation.number, revision: place }, 'withdrawn')
  if (quotation.messageId !== null) await touchMessage(tx, quotation.messageId, context.now)
  await recordOnQuotation(tx, seen.id, 'withdraw', { ...context, detail: { revision: place } })
  return done({ id: seen.id, version: seen.version + 1 })
}
