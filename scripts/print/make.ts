import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { documentCode, tdsIn } from '#domain/products/tds.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { asOperator, openStore } from '#server/commands/operator.ts'
import { fileName } from '#server/services/prints/document-files.ts'
import type { Subject } from '#server/services/prints/prints.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Prints the data sheets and the catalogue of the site into a folder.
 * `node scripts/print/make.ts [--to FOLDER] [--catalogue] [--datasheets] [--only CODE]`
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'printed' },
    catalogue: { type: 'boolean', default: false },
    datasheets: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

await asOperator(async ({ config, log, terminal }) => {
  const { services, close } = await openStore(config, log)
  const folder = resolve(values.to)
  await mkdir(folder, { recursive: true })
  try {
    for await (const { name, subject } of documents(services)) {
      const asked = await services.prints.open(subject)
      if (asked === null || asked === 'later') throw new Error(`${name} could not be printed`)
      const body = asked.print.read()
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      await writeFile(join(folder, name), bytes)
      terminal.print(`${name}  ${Math.round(bytes.length / 1000)} kB`)
    }
    return 0
  } finally {
    await close()
  }
})

async function* documents({ products }: Services): AsyncGenerator<{ name: string; subject: Subject }> {
  const { catalogue, datasheets, only } = values
  const both = catalogue === datasheets
  if (only === undefined && (both || catalogue)) {
    for (const language of LOCALES)
      yield { name: `catalogue-${language}.pdf`, subject: { kind: 'catalogue', id: 'all', language } }
  }
  if (only === undefined && !both && !datasheets) return
  for await (const some of products.portions()) {
    for (const product of some) {
      const code = documentCode(product)
      if (only !== undefined && only.toLowerCase() !== code.toLowerCase()) continue
      for (const language of LOCALES.filter((locale) => tdsIn(product, locale) === 'live'))
        yield { name: fileName([code, 'TDS', language]), subject: { kind: 'sheet', id: product.id, language } }
    }
  }
}
