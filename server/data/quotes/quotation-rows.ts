import type { QuoteFormLine } from '#domain/quotes/line-form.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import type {
  AnswerKind,
  Approval,
  CustomerAnswer,
  Quotation,
  QuotationFigures,
  QuotationRevision,
} from '#domain/quotes/quotation-record.ts'
import type { DeclineReason, QuotationDocument, SendingWay, StoredState } from '#domain/quotes/quotation.ts'
import { toQuoteTotals } from '#domain/quotes/quote-money.ts'
import { fromJson, toFlag, toJson } from '#server/data/engine/codec.ts'
import type { QuoteAnswerRow, QuoteRevisionRow, QuoteRow } from './quote-tables.ts'

export function toQuotation(row: QuoteRow): Quotation {
  return {
    id: row.id,
    messageId: row.message_id,
    number: row.number,
    revision: row.revision,
    sentRevision: row.sent_revision,
    proforma: toProforma(row),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function toProforma({
  proforma_number: number,
  proforma_file: file,
  proforma_at: at,
}: QuoteRow): Quotation['proforma'] {
  return number === null || file === null || at === null ? null : { number, file, at }
}

export function toRevision(row: QuoteRevisionRow): QuotationRevision {
  return {
    revision: row.revision,
    state: row.state as StoredState,
    form: readForm(row.form),
    document: row.document === null ? null : fromJson<QuotationDocument>(row.document),
    pdfFile: row.pdf_file,
    validUntil: row.valid_until,
    subtotal: BigInt(row.subtotal),
    discountTotal: BigInt(row.discount_total),
    vatTotal: BigInt(row.vat_total),
    total: BigInt(row.total),
    sentAt: row.sent_at,
    sentBy: row.sent_by as SendingWay | null,
    seenAt: row.seen_at,
    endedAt: row.ended_at,
    withdrawReason: row.withdraw_reason,
    approval: row.approval as Approval,
    approvalWord: row.approval_word,
    createdAt: row.created_at,
  }
}

export function toCustomerAnswer(row: QuoteAnswerRow): CustomerAnswer {
  return {
    revision: row.revision,
    kind: row.kind as AnswerKind,
    acceptedBy: row.accepted_by,
    poNumber: row.po_number,
    reason: row.reason as DeclineReason | '',
    message: row.message,
    answeredAt: row.answered_at,
  }
}

export function toFormColumns(form: QuotationForm) {
  const remind = toFlag(form.remindCustomer)
  return {
    form: writtenForm(form),
    valid_until: form.validUntil,
    remind_customer: remind,
    ...toFigureColumns(toQuoteTotals(form.lines)),
  }
}

export function toFigureColumns({ subtotal, discountTotal, vatTotal, total }: QuotationFigures) {
  const halalas = { subtotal, discount_total: discountTotal, vat_total: vatTotal, total }
  // Sums have a limit below which every whole number is one of JavaScript's, too.
  return Object.fromEntries(Object.entries(halalas).map(([name, value]) => [name, Number(value)])) as Record<
    keyof typeof halalas,
    number
  >
}

type StoredLine = Omit<QuoteFormLine, 'unitPrice' | 'discount'> & { unitPrice: number | null; discount: number }

function writtenForm(form: QuotationForm): string {
  const lines = form.lines.map((line): StoredLine => ({
    ...line,
    unitPrice: line.unitPrice === null ? null : Number(line.unitPrice),
    discount: Number(line.discount),
  }))
  return toJson({ ...form, lines })
}

export function readForm(text: string): QuotationForm {
  type Later = 'customerReference' | 'project' | 'remindCustomer' | 'priceGroup'
  type Stored = Omit<QuotationForm, 'lines' | Later> & Partial<Pick<QuotationForm, Later>> & { lines: StoredLine[] }
  // What was written before a field was there has nothing in it.
  const later = { customerReference: '', project: '', remindCustomer: false, priceGroup: '' }
  const { lines, ...form } = { ...later, ...fromJson<Stored>(text) }
  return {
    ...form,
    lines: lines.map((line) => ({
      ...line,
      unitPrice: line.unitPrice === null ? null : BigInt(line.unitPrice),
      discount: BigInt(line.discount),
    })),
  }
}
