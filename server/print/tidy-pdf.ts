import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { withoutReversals, withWholeLines } from './content-stream.ts'

const name = (text: string) => PDFName.of(text)

/**
 * A PDF of Typst as programs read it best. Typst cuts a line of Arabic at every figure, and says of each piece that it is
 * reversed: readers, who turn round what stands from right to left by themselves, lose the blanks between the pieces and
 * the order of words. Here a line is one piece, drawn from left to right. Tags, title and language stay.
 */
export async function tidyPdf(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const page of document.getPages()) tidyPage(document, page)
  // Some readers turn lone codes round in a document that says it runs from right to left.
  document.catalog.lookupMaybe(name('ViewerPreferences'), PDFDict)?.delete(name('Direction'))
  return Buffer.from(await document.save())
}

function tidyPage(document: PDFDocument, page: PDFPage): void {
  const reference = page.node.get(name('Contents'))
  const stream = reference instanceof PDFRef ? document.context.lookup(reference) : undefined
  if (!(reference instanceof PDFRef && stream instanceof PDFRawStream)) throw new Error('A page is not one stream')
  const tags = tagsOf(document, page)
  const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  const { content, joined } = withWholeLines(withoutReversals(drawn), (run) => tags.get(run))
  document.context.assign(reference, document.context.flateStream(Buffer.from(content, 'latin1')))
  for (const run of joined) takeOut(document, tags.get(run), run)
}

/** The tags of a page's runs, in the order of their numbers. */
function tagsOf(document: PDFDocument, page: PDFPage): PDFArray {
  const number = page.node.lookup(name('StructParents'), PDFNumber).asNumber()
  const tree = document.catalog.lookup(name('StructTreeRoot'), PDFDict).lookup(name('ParentTree'), PDFDict)
  const entries = tree.lookup(name('Nums'), PDFArray)
  const at = entries.asArray().findIndex((key, index) => index % 2 === 0 && numberOf(key) === number)
  return entries.lookup(at + 1, PDFArray)
}

/** A run that is part of another is no part of its tag any more. */
function takeOut(document: PDFDocument, reference: unknown, run: number): void {
  if (!(reference instanceof PDFRef)) throw new Error(`Run ${run} has no tag`)
  const parts = document.context.lookup(reference, PDFDict).lookup(name('K'), PDFArray)
  const at = parts.asArray().findIndex((_, index) => numberOf(parts.lookup(index)) === run)
  if (at === -1) throw new Error(`Run ${run} is not part of its tag`)
  parts.remove(at)
}

/** A tag names its runs by number, or with their page where that is another one. */
function numberOf(part: unknown): number | undefined {
  if (part instanceof PDFNumber) return part.asNumber()
  return part instanceof PDFDict ? part.lookupMaybe(name('MCID'), PDFNumber)?.asNumber() : undefined
}
