import type { QuotationDocument } from '../../../domain/quotes/quotation.ts'

/** Makes the PDF of a quotation; throws where that takes too long, fails or is refused. */
export type QuotationPrinter = (document: QuotationDocument) => Promise<Uint8Array>
