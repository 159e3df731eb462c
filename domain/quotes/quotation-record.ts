import type { QuotationForm } from './quotation-form.ts'
import {
  isOpenState,
  stateOn,
  type DeclineReason,
  type QuotationDocument,
  type QuotationState,
  type SendingWay,
  type StoredState,
} from './quotation.ts'

/** A quotation as a whole: one of a request. */
export type Quotation = {
  id: string
  /** The request; null where only an accepted quotation is kept of it. */
  messageId: string | null
  /** Given at the first sending. */
  number: string | null
  /** The latest, which staff work on. */
  revision: number
  /** The latest that was sent, which its customer sees. */
  sentRevision: number | null
  /** The invoice for payment of what was accepted; null before staff made it. */
  proforma: { number: string; file: string; at: string } | null
  /** Counts the changes, so that nobody undoes what another has just done. */
  version: number
  createdAt: string
  updatedAt: string
}

export type QuotationFigures = { subtotal: bigint; discountTotal: bigint; vatTotal: bigint; total: bigint }

export type Approval = '' | 'asked' | 'approved' | 'returned'

export type QuotationRevision = QuotationFigures & {
  revision: number
  state: StoredState
  form: QuotationForm
  /** What was sent, frozen; null in a draft. */
  document: QuotationDocument | null
  /** The id of its private file. */
  pdfFile: string | null
  validUntil: string
  sentAt: string | null
  sentBy: SendingWay | null
  seenAt: string | null
  /** When it was answered for good, withdrawn or replaced. */
  endedAt: string | null
  withdrawReason: string
  /** Of a draft beyond the limits; the word is that of whoever decided. */
  approval: Approval
  approvalWord: string
  createdAt: string
}

const ANSWER_KINDS = ['accept', 'change', 'decline'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

export function isAnswer(text: unknown): text is AnswerKind {
  return ANSWER_KINDS.some((kind) => kind === text)
}

/** What a customer answered. What an answer of its kind has none of is ''. */
export type CustomerAnswer = {
  revision: number
  kind: AnswerKind
  acceptedBy: string
  poNumber: string
  reason: DeclineReason | ''
  message: string
  answeredAt: string
}

/** A quotation with all that is kept of it; revisions and answers oldest first. */
export type QuotationDossier = { quotation: Quotation; revisions: QuotationRevision[]; answers: CustomerAnswer[] }

export function latestRevision({ quotation, revisions }: QuotationDossier): QuotationRevision {
  return revisions.find(({ revision }) => revision === quotation.revision)!
}

/** What its customer sees; null before anything was sent. */
export function sentRevision({ quotation, revisions }: QuotationDossier): QuotationRevision | null {
  return revisions.find(({ revision }) => revision === quotation.sentRevision) ?? null
}

export function acceptedRevision({ revisions }: QuotationDossier): QuotationRevision | null {
  return revisions.find(({ state }) => state === 'accepted') ?? null
}

/** `today` is the day in Riyadh. */
export function revisionState({ state, validUntil }: QuotationRevision, today: string): QuotationState {
  return stateOn(state, validUntil, today)
}

/** Whether its customer can still answer it. */
export function isAnswerable(revision: QuotationRevision, today: string): boolean {
  return isOpenState(revisionState(revision, today))
}

export type QuotationRow = Pick<
  Quotation,
  'id' | 'messageId' | 'number' | 'revision' | 'version' | 'createdAt' | 'updatedAt'
> & {
  /** Of the request. */
  requestNumber: string | null
  customerId: string | null
  assigneeId: string | null
  state: QuotationState
  form: QuotationForm
  subtotal: bigint
  vatTotal: bigint
  total: bigint
  sentAt: string | null
  seenAt: string | null
}
