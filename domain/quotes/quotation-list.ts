import { cleanLine } from '#domain/text/clean-text.ts'
import { foldedWords, foldText } from '#domain/text/fold.ts'
import { phoneDigits } from '#domain/messages/phone.ts'
import type { QuotationForm } from './quotation-form.ts'
import type { CustomerAnswer } from './quotation-record.ts'
import { typedQuotationNumber, type QuotationState } from './quotation.ts'

/** Which quotations; what is left out narrows nothing. Drafts of a revision count as drafts. */
export type QuotationFilter = {
  state?: QuotationState
  /** Who takes care of the request; `null` are those of nobody. */
  ownerId?: string | null
  /** Instants of the beginning; the first one is included, the last one is not. */
  from?: string
  before?: string
  /** An instant: what was changed then or later. */
  changedSince?: string
  /** Of the customer of the desk. */
  customerId?: string
  search?: QuotationSearch
}

/** All the words, or a number as SQL's `like` compares it. */
export type QuotationSearch = { words: string[]; number: string | null }

const MOST_WORDS = 10

export function readQuotationSearch(typed: string): QuotationSearch | null {
  const text = cleanLine(typed).slice(0, 200)
  const words = foldedWords(text)
  return words.length === 0 ? null : { words: words.slice(0, MOST_WORDS), number: typedQuotationNumber(text) }
}

type FoundBy = {
  requestNumber: string | null
  number: string | null
  proforma?: { number: string } | null
  answers: readonly CustomerAnswer[]
}

export function quotationSearchText(
  form: QuotationForm,
  { requestNumber, number, proforma, answers }: FoundBy,
): string {
  const { customerName, customerCompany, customerPhone, customerEmail, customerVat, customerCr } = form
  const phones = customerPhone === '' ? [] : [customerPhone, ...phoneDigits(customerPhone)]
  const parts = [
    customerName,
    customerCompany,
    customerEmail,
    ...phones,
    customerVat,
    customerCr,
    requestNumber,
    number,
    proforma?.number,
  ]
  const lines = form.lines.flatMap(({ stockCode, nameAr, nameEn }) => [stockCode, nameAr, nameEn])
  const agreed = answers.flatMap(({ poNumber, acceptedBy }) => [poNumber, acceptedBy])
  return foldText([...new Set([...parts, ...lines, ...agreed])].filter(Boolean).join('\n'))
}
