import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { Manuscript } from './manuscript.ts'
import { type PictureOrder, preparePicture } from './picture-order.ts'
import { type Sources, TEMPLATES } from './sources.ts'
import { tidyPdf } from './tidy-pdf.ts'

export type Printed = { pdf: Buffer; pages: number }

/** Where templates find what belongs to the document at hand: `/job/data.json` and the pictures by their names. */
const JOB = join(TEMPLATES, 'job')

/**
 * Sets documents with Typst. The same manuscript always gives the same bytes: templates see the project's fonts only
 * and no clock.
 */
export class Typesetter {
  readonly #compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: readFonts() }] })
  readonly #pictures = new Map<string, Buffer>()

  async print(manuscript: Manuscript, sources: Sources): Promise<Printed> {
    this.#compiler.resetShadow()
    this.#compiler.mapShadow(join(JOB, 'data.json'), Buffer.from(JSON.stringify(manuscript.data)))
    for (const order of manuscript.pictures) {
      this.#compiler.mapShadow(join(JOB, order.name), await this.#picture(order, sources))
    }
    return this.#compile(manuscript.template)
  }

  /** Both languages of a document mostly want the same pictures. */
  async #picture(order: PictureOrder, sources: Sources): Promise<Buffer> {
    const key = JSON.stringify(order)
    const prepared = this.#pictures.get(key) ?? (await preparePicture(order, sources))
    this.#pictures.set(key, prepared)
    return prepared
  }

  async #compile(template: string): Promise<Printed> {
    const outcome = this.#compiler.compile({ mainFilePath: join(TEMPLATES, template), resetRead: true })
    if (!outcome.result) throw new Error(`${template}: ${this.#complaints(outcome)}`)
    const pdf = this.#compiler.pdf(outcome.result, { pdfStandard: PdfStandard.UA_1 })
    const pages = outcome.result.numOfPages
    this.#compiler.evictCache(2)
    return { pdf: await tidyPdf(pdf), pages }
  }

  #complaints(outcome: ReturnType<NodeCompiler['compile']>): string {
    const error = outcome.takeDiagnostics()
    return error ? JSON.stringify(this.#compiler.fetchDiagnostics(error)) : 'Typst gave no document and no reason'
  }
}

function readFonts(): Buffer[] {
  const folder = join(TEMPLATES, 'searchable-fonts')
  const names = readdirSync(folder).filter((name) => name.endsWith('.ttf'))
  return names.toSorted().map((name) => readFileSync(join(folder, name)))
}
