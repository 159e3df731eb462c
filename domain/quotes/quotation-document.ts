import { halalasOf, moneyText } from './halalas.ts'
import type { QuoteFormLine } from './line-form.ts'
import type { QuotationForm } from './quotation-form.ts'
import type { QuotationRevision } from './quotation-record.ts'
import { toQuoteTotals, type LineAmounts } from './quote-money.ts'
import type { QuotationDocument, QuotationDocumentLine } from './quotation.ts'

export type DocumentScene = Pick<
  QuotationDocument,
  'number' | 'requestNumber' | 'revision' | 'isDraft' | 'date' | 'statusUrl' | 'house' | 'salesman'
>

/** What a quotation says. Lines without a price, which only a draft has, say nothing in its place. */
export function toQuotationDocument(form: QuotationForm, scene: DocumentScene): QuotationDocument {
  const totals = toQuoteTotals(form.lines)
  return {
    ...scene,
    locale: form.locale,
    validUntil: form.validUntil,
    customer: {
      name: form.customerName,
      company: form.customerCompany,
      phone: form.customerPhone,
      email: form.customerEmail,
      vat: form.customerVat,
      cr: form.customerCr,
      address: form.customerAddress,
      reference: form.customerReference,
      project: form.project,
    },
    lines: form.lines.map((line, place) => toDocumentLine(line, totals.lines[place]!)),
    subtotal: moneyText(totals.subtotal),
    discountTotal: moneyText(totals.discountTotal),
    vat: totals.vat.map(({ rate, taxable, amount }) => ({
      rate,
      taxable: moneyText(taxable),
      amount: moneyText(amount),
    })),
    vatTotal: moneyText(totals.vatTotal),
    total: moneyText(totals.total),
    deliveryAr: form.delivery.ar,
    deliveryEn: form.delivery.en,
    paymentAr: form.payment.ar,
    paymentEn: form.payment.en,
    termsAr: form.terms.ar,
    termsEn: form.terms.en,
  }
}

/** What a carton costs, of a line that is counted in cartons. */
export function cartonPrice({ qty, pieces, unitPrice }: Pick<QuotationDocumentLine, 'qty' | 'pieces' | 'unitPrice'>) {
  return unitPrice === '' ? '' : moneyText((halalasOf(unitPrice) * BigInt(pieces)) / BigInt(qty))
}

/** What was agreed to: what was sent with the lines that were chosen; null where nothing was sent. */
export function agreedDocument({ document, form }: Pick<QuotationRevision, 'document' | 'form'>) {
  return document && { ...document, ...pick(toQuotationDocument(form, document)) }
}

function pick({ lines, subtotal, discountTotal, vat, vatTotal, total }: QuotationDocument) {
  return { lines, subtotal, discountTotal, vat, vatTotal, total }
}

function toDocumentLine(line: QuoteFormLine, { pieces, gross, net }: LineAmounts): QuotationDocumentLine {
  const { kind, stockCode, nameAr, nameEn, qty, unit, unitPrice, discount, vatRate, note, role, unitWord } = line
  const money = (halalas: bigint | null) => (halalas === null ? '' : moneyText(halalas))
  return {
    kind,
    stockCode,
    // A line that is named in one language is called so in both.
    nameAr: nameAr || nameEn,
    nameEn: nameEn || nameAr,
    qty,
    unit,
    pieces,
    unitPrice: money(unitPrice),
    gross: money(gross),
    discount: moneyText(discount),
    net: money(net),
    vatRate,
    note,
    ...(role && { role }),
    ...(unitWord && { unitWord }),
  }
}
