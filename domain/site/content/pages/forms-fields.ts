import { type ContentFields, words } from '#domain/site/content/text-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'

const snippet = { most: RECORD_LIMITS.snippet }

/** What the company promises whoever writes to it: when and how it answers. Where one is empty, nothing is promised. */
export const FORMS_FIELDS = {
  /** On the page of a product, below the button that asks for a quote, and over the form. */
  quoteNote: { section: 'quote', ...words('quote_note', snippet) },
  quoteText: { section: 'quote', ...words('quote_text', snippet) },
  /** Beside the questions that many ask. */
  askText: { section: 'question', ...words('ask_text', snippet) },
  /** Where a form was. */
  receiptText: { section: 'receipt', ...words('receipt_text', snippet) },
} satisfies ContentFields
