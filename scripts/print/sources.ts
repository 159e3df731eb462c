import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const PROJECT = resolve(import.meta.dirname, '../..')
export const TEMPLATES = join(PROJECT, 'assets/print')

/** Where the demo content lies, and the folders in which its pictures and the logos are looked for, in order. */
export type Sources = { content: string; media: string[] }

export const projectSources: Sources = {
  content: join(PROJECT, 'seed/content'),
  media: [join(PROJECT, 'seed/media'), join(PROJECT, 'public'), TEMPLATES],
}

/** The bytes of `products/805.webp`, `categories/…`, `logos/…` or the catalogue's own `pictures/…`. */
export function readMedia(sources: Sources, path: string): Buffer {
  const file = sources.media.map((folder) => join(folder, path)).find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`There is no ${path} in ${sources.media.join(', ')}`)
  return readFileSync(file)
}
