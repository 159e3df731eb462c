import { setTimeout as pause } from 'node:timers/promises'
import { quotationConflicts } from '#content/quotations.ts'
import { documentNumber, type QuotationDocument } from '#domain/quotes/quotation.ts'
import { failure } from '#domain/records/errors.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { foreseenPlace, nextPlace } from '#server/data/quotes/number-series-store.ts'
import type { PrivateFiles } from '#server/files/private/private-files.ts'
import type { QuotationPdf } from '#server/print/quotation-pdf.ts'
import { done, type Done } from './quotation-outcome.ts'

/** A PDF names the number of its document, and takes longer than any transaction may: it is made for the number that is next. */

type Series = Parameters<typeof documentNumber>[0]

export async function foreseenNumber(db: Db, series: Series, year: number): Promise<string> {
  return documentNumber(series, year, await foreseenPlace(db, series, year))
}

/** The next number, in the transaction that uses it: one that fails takes none. */
export async function takeNumber(tx: Tx, series: Series, date: string): Promise<string> {
  const year = Number(date.slice(0, 4))
  return documentNumber(series, year, await nextPlace(tx, series, year))
}

type Printing = { print: QuotationPdf; privateFiles: Pick<PrivateFiles, 'keep'> }

export async function printed({ print, privateFiles }: Printing, document: QuotationDocument, name: string) {
  const pdf = await print(document).catch(() => null)
  if (pdf === null) return failure({ kind: 'unprintable' as const, message: quotationConflicts.unprintable })
  const file = await privateFiles.keep({ bytes: Buffer.from(pdf), type: 'pdf', name, sentBy: 'quote' })
  return done({ pdfFile: file.id })
}

/** Each server does one after the other, so a number is foreseen wrongly only where several do. */
const ATTEMPTS = 40
const LONGEST_PAUSE_MS = 100

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
}

/** Somebody else has taken the number, or the link has changed, while the PDF was made. */
export const OUTRUN = { kind: 'not-found' as const }

/** Does it again where somebody else has taken the number that was foreseen. */
export async function untilForeseen<T>(attempt: () => Promise<Done<T>>): Promise<Done<T>> {
  for (let round = 1; round <= ATTEMPTS; round++) {
    const outcome = await attempt()
    if (outcome.ok || outcome.failure !== OUTRUN) return outcome
    // Two servers in step would outrun each other in the same order for ever.
    await pause(Math.random() * LONGEST_PAUSE_MS)
  }
  throw new Error('Other servers took every number that was foreseen')
}
