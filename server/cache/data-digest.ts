import { serialize } from 'node:v8'
import { contentDigest } from '../etag.ts'

/** Tells data from any other: the same digest is the same data. Null for what cannot be compared. */
export function dataDigest(data: unknown): string | null {
  try {
    return contentDigest(serialize(data))
  } catch {
    return null
  }
}
