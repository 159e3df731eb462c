import { hash } from 'node:crypto'

/** So many signs hold more than 128 bits, and each answer carries them. */
const ENOUGH = 22

/** A short name that tells a content from any other, as entity tags are made of. */
export function contentDigest(content: string | NodeJS.ArrayBufferView): string {
  return hash('sha256', content, 'base64url').slice(0, ENOUGH)
}

/** The entity tag of a content, byte by byte. */
export function strongEtag(content: string | NodeJS.ArrayBufferView): string {
  return `"${contentDigest(content)}"`
}

/** The entity tag of what is made of a state that is known before it is read. */
export function weakEtag(state: string): string {
  return `W/"${contentDigest(state)}"`
}
