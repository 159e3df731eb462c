import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureOrder } from '#server/files/print-pictures/picture-order.ts'

/** Everything a document is made of: the template's file name, its data, and the pictures it names. */
export type Manuscript = { template: string; data: unknown; pictures: PictureOrder[] }

const TEMPLATES = join(process.cwd(), 'assets/print')

/** One hash over all that a document is made from: data, pictures and how they are prepared, templates and fonts. */
export function fingerprint(manuscript: Manuscript): string {
  const hash = createHash('sha256').update(JSON.stringify(manuscript)).update(lookOf(manuscript.template))
  return hash.digest('hex').slice(0, 40)
}

const looks = new Map<string, string>()

/** The files of a running product stay as they are. */
function lookOf(template: string): string {
  const known = looks.get(template)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  const fonts = readdirSync(join(TEMPLATES, 'searchable-fonts')).filter((name) => name.endsWith('.ttf'))
  const names = [...withImports(template), ...fonts.map((name) => join('searchable-fonts', name))]
  for (const name of names.toSorted()) hash.update(readFileSync(join(TEMPLATES, name)))
  const look = hash.digest('hex')
  looks.set(template, look)
  return look
}

function withImports(template: string, known = new Set<string>()): Set<string> {
  if (known.has(template)) return known
  known.add(template)
  const source = readFileSync(join(TEMPLATES, template), 'utf8')
  for (const [, name] of source.matchAll(/#(?:import|include) "([\w-]+\.typ)"/g)) withImports(name!, known)
  return known
}
