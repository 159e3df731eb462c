import { serialize } from 'node:v8'
import { contentDigest } from '#server/etag.ts'

/** A page is compared with its own earlier states, and carries this: half of a digest tells them apart. */
const ENOUGH = 11

/** Tells data of a page from what they were before: the same digest is the same data. Null for what cannot be compared. */
export function dataDigest(data: unknown): string | null {
  try {
    return contentDigest(serialize(data)).slice(0, ENOUGH)
  } catch {
    return null
  }
}
