import { type Fields, lineFields } from './field.ts'
import type { RecordContent } from './record-kinds.ts'

type Contents = {
  /** What was on the site when the draft was begun. */
  base: RecordContent
  draft: RecordContent
  site: RecordContent
}

/** A draft with what has been changed on the site since it was begun, but for the fields that it changes itself. */
export function mergeContents(fields: Fields, { base, draft, site }: Contents): RecordContent {
  const merged: Record<string, unknown> = { ...draft }
  for (const [key, field] of Object.entries(fields)) {
    const names = Object.keys(lineFields({ [key]: field }, { [key]: field.blank }))
    // Each language stands for itself; the columns of packs belong together.
    const parts = field.pair ? names.map((name) => [name]) : [names]
    for (const part of parts) {
      if (part.some((name) => isOther(base[name], draft[name]))) continue
      for (const name of part) merged[name] = site[name]
    }
  }
  return merged
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
