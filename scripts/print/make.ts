import { mkdirSync, writeFileSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from './content.ts'
import { catalogues, datasheets, type PrintedDocument } from './documents.ts'
import { fingerprint, type Manuscript } from './manuscript.ts'
import { PROJECT, projectSources, TEMPLATES, type Sources } from './sources.ts'
import { createHash } from 'node:crypto'
import type { Printed, PrintKind } from '#server/print/print-job.ts'
import { printProcess } from '#server/print/print-process.ts'
import { preparePicture, type PictureOrder } from './picture-order.ts'

export class Press {
  readonly #sources: Sources
  readonly #pictures = new Map<string, Buffer>()

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async print(kind: PrintKind, { template, data, pictures }: Manuscript): Promise<Printed> {
    const prepared: Record<string, Buffer> = {}
    for (const order of pictures) prepared[order.name] = await this.#picture(order)
    const printed = await printProcess.print(kind, { template, data, pictures: prepared })
    if (printed.inaccessible !== null) throw new Error(`${template}: ${printed.inaccessible}`)
    return printed
  }

  /** Both languages of a document mostly want the same pictures. */
  async #picture(order: PictureOrder): Promise<Buffer> {
    const key = JSON.stringify(order)
    const prepared = this.#pictures.get(key) ?? (await preparePicture(order, this.#sources))
    this.#pictures.set(key, prepared)
    return prepared
  }
}

/** What is known of a printed document: the fingerprint of its manuscript, its pages, and the hash of its bytes. */
type Entry = { content: string; pages: number; bytes: string }

/** By the document's path from the project's root. */
type Manifest = Record<string, Entry>

const FILE = join(TEMPLATES, 'manifest.json')

export function readManifest(): Manifest {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Manifest) : {}
}

function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

function toEntry(content: string, { pages, pdf }: Printed): Entry {
  return { content, pages, bytes: hashOf(pdf) }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Makes the catalogue and the datasheets from the demo content.
 * `node scripts/print/make.ts [--catalogue] [--datasheets] [--only ID] [--content FOLDER] [--media FOLDER]`
 */

const { values } = parseArgs({
  options: {
    catalogue: { type: 'boolean', default: false },
    datasheets: { type: 'boolean', default: false },
    only: { type: 'string' },
    content: { type: 'string' },
    media: { type: 'string' },
  },
})

const sources: Sources = {
  content: values.content ? resolve(values.content) : projectSources.content,
  media: [...(values.media ? [resolve(values.media)] : []), ...projectSources.media],
}

await make(chooseDocuments())

function chooseDocuments(): PrintedDocument[] {
  const content = readContent(sources.content)
  const { catalogue, only } = values
  if (only !== undefined) {
    const product = content.products.find(({ id }) => id === only.toLowerCase())
    if (!product?.namesDatasheet) throw new Error(`No product ${only} names a datasheet`)
    return datasheets({ ...content, products: [product] })
  }
  const both = catalogue === values.datasheets
  return [...(both || catalogue ? catalogues(content) : []), ...(both || values.datasheets ? datasheets(content) : [])]
}

async function make(documents: PrintedDocument[]): Promise<void> {
  const press = new Press(sources)
  const manifest = readManifest()
  for (const { path, kind, manuscript } of documents) {
    const printed = await press.print(kind, manuscript)
    mkdirSync(dirname(join(PROJECT, path)), { recursive: true })
    writeFileSync(join(PROJECT, path), printed.pdf)
    manifest[path] = toEntry(fingerprint(manuscript, sources), printed)
    console.log(`${path}  ${printed.pages} pages  ${Math.round(printed.pdf.length / 1024)} kB`)
  }
  writeManifest(manifest)
}
