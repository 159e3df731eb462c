import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { Printed } from './print-job.ts'
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

const TEMPLATES = join(process.cwd(), 'assets/print')
/** Where templates find what belongs to the document at hand: `/job/data.json` and the pictures by their names. */
const JOB = join(TEMPLATES, 'job')

type Job = { template: string; data: unknown; pictures: Record<string, Buffer> }

/**
 * Sets documents with Typst. The same job always gives the same bytes: templates see the product's fonts only and no clock.
 */
export class Typesetter {
  readonly #compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: readFonts() }] })

  async print(job: Job): Promise<Printed> {
    const document = this.#set(job)
    const { pdf, inaccessible } = this.#export(document)
    const pages = document.numOfPages
    this.#compiler.evictCache(2)
    return { pdf: await tidyPdf(pdf), pages, inaccessible }
  }

  pages(job: Job): string[] {
    const drawing = this.#compiler.plainSvg(this.#set(job))
    this.#compiler.evictCache(2)
    return toPages(drawing)
  }

  #set({ template, data, pictures }: Job): NodeTypstDocument {
    this.#compiler.resetShadow()
    this.#compiler.mapShadow(join(JOB, 'data.json'), Buffer.from(JSON.stringify(data)))
    for (const [name, bytes] of Object.entries(pictures)) this.#compiler.mapShadow(join(JOB, name), bytes)
    return this.#compile(template)
  }

  #compile(template: string): NodeTypstDocument {
    const outcome = this.#compiler.compile({ mainFilePath: join(TEMPLATES, template), resetRead: true })
    if (outcome.result) return outcome.result
    const error = outcome.takeDiagnostics()
    const complaints = error
      ? JSON.stringify(this.#compiler.fetchDiagnostics(error))
      : 'Typst gave no document and no reason'
    throw new Error(`${template}: ${complaints}`)
  }

  /** PDF/UA-1, unless the document lacks what that asks for. */
  #export(document: NodeTypstDocument): { pdf: Buffer; inaccessible: string | null } {
    try {
      return { pdf: this.#compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 }), inaccessible: null }
    } catch (error) {
      const inaccessible = error instanceof Error ? error.message : String(error)
      return { pdf: this.#compiler.pdf(document), inaccessible }
    }
  }
}

function readFonts(): Buffer[] {
  const folder = join(TEMPLATES, 'searchable-fonts')
  const names = readdirSync(folder).filter((name) => name.endsWith('.ttf'))
  return names.toSorted().map((name) => readFileSync(join(folder, name)))
}

/**
 * A PDF of Typst as programs read it best. Typst cuts a line of Arabic at every figure, and says of each piece that it is
 * reversed: readers, who turn round what stands from right to left by themselves, lose the blanks between the pieces and
 * the order of words. Here a line is one piece, drawn from left to right. Tags, title and language stay.
 */
async function tidyPdf(pdf: Buffer): Promise<Buffer> {
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
  // A page of ornaments alone.
  if (!tags) return
  const drawn = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  const { content, joined } = withWholeLines(withoutReversals(drawn), (run) => tags.get(run))
  document.context.assign(reference, document.context.flateStream(Buffer.from(content, 'latin1')))
  for (const run of joined) takeOut(document, tags.get(run), run)
}

/** The tags of a page's runs, in the order of their numbers. */
function tagsOf(document: PDFDocument, page: PDFPage): PDFArray | null {
  const number = page.node.lookupMaybe(name('StructParents'), PDFNumber)?.asNumber()
  if (number === undefined) return null
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

/** A page of the drawing: its background, and its parts moved to its position. */
const PAGE = /^ {4}(<path [^\n]*)\n {4}<g[^>]*>\n([\s\S]*?)\n {4}<\/g>$/gm
/** What pages refer to: glyphs and the edges of their parts. */
const NAMED = /<(symbol|clipPath) [^>]*id="([^"]+)"[\s\S]*?<\/\1>/g
/** A4 in points. */
const SIZE = { width: 595.28, height: 841.89 }

/** The pages of a document that Typst has drawn below each other, each as a drawing with what it needs of the rest. */
function toPages(drawing: string): string[] {
  const named = Array.from(drawing.matchAll(NAMED), ([text, , id]) => ({ id: id!, text }))
  return Array.from(drawing.matchAll(PAGE), ([, ground = '', parts = '']) => {
    const wanted = new Set(Array.from(parts.matchAll(/#([\w-]+)/g), ([, id]) => id))
    const used = named.filter(({ id }) => wanted.has(id)).map(({ text }) => text)
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">` +
      `${ground}<g>${parts}</g><defs>${used.join('')}</defs></svg>`
    )
  })
}
