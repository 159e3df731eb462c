import { answerOf } from '#domain/fields/field.ts'
import { moneyText } from './halalas.ts'
import { isCounted } from './line-choice.ts'
import { QUOTATION_FIELDS } from './quotation-fields.ts'
import { PROFORMA_FILE } from './quotation.ts'
import { revisionState, type QuotationDossier, type QuotationRevision, type QuotationRow } from './quotation-record.ts'
import { toQuoteTotals } from './quote-money.ts'
import { toQuoteTotalsDto, type QuoteLineDto } from './quote-totals-dto.ts'

const CURRENCY = 'SAR'

/** A quotation in a list of calls; `assignee` is the name of whoever takes care of its request, `lines` what is listed of its lines. */
export function toQuotationRowDto(row: QuotationRow, assignee: string | null, lines: QuoteLineDto[] | null) {
  const { form } = row
  return {
    quote_id: row.id,
    number: row.number,
    revision: row.revision,
    state: row.state,
    version: row.version,
    request_id: row.messageId,
    request_number: row.requestNumber,
    customer_id: row.customerId,
    assignee,
    customer_name: form.customerName,
    customer_company: form.customerCompany,
    customer_vat: form.customerVat,
    customer_cr: form.customerCr,
    valid_until: form.validUntil,
    ...(lines && { lines }),
    subtotal: moneyText(row.subtotal),
    vat_total: moneyText(row.vatTotal),
    total: moneyText(row.total),
    currency: CURRENCY,
    sent_at: row.sentAt,
    seen_at: row.seenAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

/** What stands round a quotation: its request, and the day in Riyadh. */
export type DtoScene = {
  today: string
  requestNumber: string | null
  customerId: string | null
  statusUrl: string | null
}

/** Those that count: no headings, and nothing that its customer may still choose. */
export function toQuotationLines({ form }: Pick<QuotationRow, 'form'>): QuoteLineDto[] {
  const lines = form.lines.filter(isCounted)
  return toQuoteTotalsDto(lines, toQuoteTotals(lines)).lines
}

export function toQuotationDto(dossier: QuotationDossier, shown: QuotationRevision, scene: DtoScene) {
  const { quotation, revisions, answers } = dossier
  const { today, requestNumber, customerId, statusUrl } = scene
  const accepted = answers.find(({ kind, revision }) => kind === 'accept' && revision === shown.revision)
  return {
    quote_id: quotation.id,
    number: quotation.number,
    revision: shown.revision,
    state: revisionState(shown, today),
    version: quotation.version,
    request_id: quotation.messageId,
    request_number: requestNumber,
    customer_id: customerId,
    ...answerOf(QUOTATION_FIELDS, shown.form),
    ...toQuoteTotalsDto(shown.form.lines, toQuoteTotals(shown.form.lines)),
    currency: CURRENCY,
    pdf_url: statusUrl !== null && shown.document !== null ? `${statusUrl}/quote-${shown.revision}.pdf` : null,
    status_url: statusUrl,
    sent_at: shown.sentAt,
    sent_by: shown.sentBy,
    seen_at: shown.seenAt,
    ended_at: shown.endedAt,
    withdraw_reason: shown.withdrawReason,
    proforma_number: quotation.proforma?.number ?? null,
    proforma_url: quotation.proforma && statusUrl !== null ? `${statusUrl}/${PROFORMA_FILE}` : null,
    proforma_at: quotation.proforma?.at ?? null,
    approval: shown.approval,
    approval_word: shown.approvalWord,
    accepted_by: accepted?.acceptedBy ?? null,
    po_number: accepted?.poNumber ?? null,
    answers: answers.map(({ kind, revision, acceptedBy, poNumber, reason, message, answeredAt }) => ({
      kind,
      revision,
      accepted_by: acceptedBy,
      po_number: poNumber,
      reason,
      message,
      answered_at: answeredAt,
    })),
    revisions: revisions.map((one) => ({
      revision: one.revision,
      state: revisionState(one, today),
      sent_at: one.sentAt,
    })),
    created_at: quotation.createdAt,
    updated_at: quotation.updatedAt,
  }
}
