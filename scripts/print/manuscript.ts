import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureOrder } from './picture-order.ts'
import { readMedia, type Sources, TEMPLATES } from './sources.ts'

/** Everything a document is made of: the template's file name, its data, and the pictures it names. */
export type Manuscript = { template: string; data: unknown; pictures: PictureOrder[] }

/**
 * One hash over all that a document is made from: data, pictures and how they are prepared, templates and fonts.
 * Where it differs from the manifest's, the document on disk is out of date.
 */
export function fingerprint(manuscript: Manuscript, sources: Sources): string {
  const hash = createHash('sha256').update(JSON.stringify(manuscript))
  for (const order of manuscript.pictures) hash.update(readMedia(sources, order.source))
  for (const path of lookFiles(manuscript.template)) hash.update(readFileSync(path))
  return hash.digest('hex')
}

function lookFiles(template: string): string[] {
  const fonts = readdirSync(join(TEMPLATES, 'searchable-fonts')).filter((name) => name.endsWith('.ttf'))
  const names = [...withImports(template), ...fonts.map((name) => join('searchable-fonts', name))]
  return names.toSorted().map((name) => join(TEMPLATES, name))
}

function withImports(template: string, known = new Set<string>()): Set<string> {
  if (known.has(template)) return known
  known.add(template)
  const source = readFileSync(join(TEMPLATES, template), 'utf8')
  for (const [, name] of source.matchAll(/#(?:import|include) "([\w-]+\.typ)"/g)) withImports(name!, known)
  return known
}
