/**
 * Makes the catalogue and the datasheets from the demo content.
 * `node scripts/print/make.ts [--catalogue] [--datasheets] [--only ID] [--content FOLDER] [--media FOLDER]`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from './content.ts'
import { catalogues, datasheets, type PrintedDocument } from './documents.ts'
import { readManifest, toEntry, writeManifest } from './manifest.ts'
import { fingerprint } from './manuscript.ts'
import { Press } from './press.ts'
import { PROJECT, projectSources, type Sources } from './sources.ts'

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
