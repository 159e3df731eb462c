import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSettings } from '#seed/demo-settings.ts'
import type { QuotationDocument } from '#domain/quotes/quotation.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { Log } from '#server/log.ts'
import { printProcess, type PrintProcess } from './print-process.ts'
import { type PrintedLogo, toQuotationJob } from './quotation-job.ts'

/** The PDF of a quotation; fails with a `PrintFailure`. */
export type QuotationPdf = (document: QuotationDocument) => Promise<Uint8Array>

export type QuotationPdfDeps = { storage: Pick<FileStorage, 'read'>; log: Log; process?: Pick<PrintProcess, 'print'> }

export function createQuotationPdf({ storage, log, process: printing = printProcess }: QuotationPdfDeps): QuotationPdf {
  return async (document) => {
    const job = toQuotationJob(document, await logoOf(document, storage))
    const { pdf, inaccessible } = await printing.print('quotation', job)
    if (inaccessible !== null) log.warn('a quotation without PDF/UA-1', { reason: inaccessible })
    return pdf
  }
}

/** The logo that staff have stored, as PNG. The house of the demo content has a drawing; any other has its name alone. */
async function logoOf({ house }: QuotationDocument, storage: Pick<FileStorage, 'read'>): Promise<PrintedLogo | null> {
  const stored = house.logo === null ? null : await storage.read(house.logo)
  if (stored) return { bytes: stored, ending: 'png' }
  const isDemo = [demoSettings.name.en, demoSettings.company.en].includes(house.nameEn)
  return isDemo ? { bytes: await readFile(join(process.cwd(), 'public/logos/rawabit-logo.svg')), ending: 'svg' } : null
}
