import type { Generated, Selectable } from 'kysely'

/** Whole halalas; PostgreSQL answers 64 bits as text. */
type Halalas = number | string

export type QuoteTables = {
  quotes: QuotesTable
  quote_revisions: QuoteRevisionsTable
  quote_answers: QuoteAnswersTable
  quote_register: QuoteRegisterTable
}

/** A quotation as a whole. `revision` is the latest, `sent_revision` the latest that was sent. */
export type QuotesTable = {
  id: string
  /** The request that it answers; null where only an accepted quotation is kept of it. */
  message_id: string | null
  number: string | null
  revision: Generated<number>
  sent_revision: number | null
  version: Generated<number>
  creation_key: string | null
  search_text: Generated<string>
  /** The invoice that asks for payment of what was accepted, and is none for tax. */
  proforma_number: string | null
  proforma_file: string | null
  proforma_at: string | null
  created_at: string
  updated_at: string
}

/** One of its revisions: `form` is what staff fill in, `document` and the PDF what was sent, and never changed then. */
export type QuoteRevisionsTable = {
  quote_id: string
  revision: number
  state: string
  form: string
  document: string | null
  pdf_file: string | null
  valid_until: string
  subtotal: Halalas
  discount_total: Halalas
  vat_total: Halalas
  total: Halalas
  sent_at: string | null
  /** By mail or by a link that staff passed on. */
  sent_by: string | null
  seen_at: string | null
  /** When it was answered for good, withdrawn or replaced. */
  ended_at: string | null
  withdraw_reason: Generated<string>
  /** Whether its customer is reminded before it ends, and when that was done. */
  remind_customer: Generated<number>
  customer_reminded_at: string | null
  /** Of a draft beyond the limits: asked, approved or returned, with a word of whoever decided. */
  approval: Generated<string>
  approval_word: Generated<string>
  created_at: string
}

export type QuoteAnswersTable = {
  quote_id: string
  key: string
  revision: number
  kind: string
  accepted_by: string
  po_number: string
  reason: string
  message: string
  answered_at: string
}

export type QuoteRegisterTable = {
  number: string
  revision: number
  sent_on: string
  valid_until: string
  subtotal: Halalas
  discount_total: Halalas
  vat_total: Halalas
  total: Halalas
  state: string
}

export type QuoteRow = Selectable<QuotesTable>
export type QuoteRevisionRow = Selectable<QuoteRevisionsTable>
export type QuoteAnswerRow = Selectable<QuoteAnswersTable>
