/**
 * What Typst sets: a template of `assets/print`, its data, and its pictures by the names that the template uses. Data are
 * values and never markup, whoever typed them.
 */
export type PrintJob = { template: string; data: unknown; pictures: Record<string, Uint8Array> }

export type Printed = {
  pdf: Buffer
  pages: number
  /** Why the PDF cannot claim that everybody may read it (PDF/UA-1); it has its tags all the same. */
  inaccessible: string | null
}

/** The kinds of documents, with the milliseconds of a processor that one may take. */
export const PRINT_LIMITS = { quotation: 20_000, sheet: 30_000, catalogue: 180_000 }
export type PrintKind = keyof typeof PRINT_LIMITS

/** A document of hundreds of pages with pictures takes half of it. */
export const MOST_PRINTED_BYTES = 60 * 1024 ** 2

/**
 * Why there is no PDF: the machine has no compiler; too many wait already; it took too long; the process ended twice; Typst
 * refused the document; or the file became too large.
 */
export type PrintFailureReason = 'unavailable' | 'busy' | 'too-long' | 'ended' | 'refused' | 'too-large'

export class PrintFailure extends Error {
  readonly reason: PrintFailureReason

  constructor(reason: PrintFailureReason, message: string = reason) {
    super(`No PDF: ${message}`)
    this.reason = reason
  }
}
