import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { Printed } from './print-job.ts'
import { tidyPdf } from './tidy-pdf.ts'

const TEMPLATES = join(process.cwd(), 'assets/print')
/** Where templates find what belongs to the document at hand: `/job/data.json` and the pictures by their names. */
const JOB = join(TEMPLATES, 'job')

type Job = { template: string; data: unknown; pictures: Record<string, Buffer> }

/**
 * Sets documents with Typst. The same job always gives the same bytes: templates see the product's fonts only and no clock.
 */
export class Typesetter {
  readonly #compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: readFonts() }] })

  async print({ template, data, pictures }: Job): Promise<Printed> {
    this.#compiler.resetShadow()
    this.#compiler.mapShadow(join(JOB, 'data.json'), Buffer.from(JSON.stringify(data)))
    for (const [name, bytes] of Object.entries(pictures)) this.#compiler.mapShadow(join(JOB, name), bytes)
    const document = this.#compile(template)
    const { pdf, inaccessible } = this.#export(document)
    const pages = document.numOfPages
    this.#compiler.evictCache(2)
    return { pdf: await tidyPdf(pdf), pages, inaccessible }
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
