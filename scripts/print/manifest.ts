import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Printed } from '#server/print/print-job.ts'
import { TEMPLATES } from './sources.ts'

/** What is known of a printed document: the fingerprint of its manuscript, its pages, and the hash of its bytes. */
export type Entry = { content: string; pages: number; bytes: string }

/** By the document's path from the project's root. */
export type Manifest = Record<string, Entry>

const FILE = join(TEMPLATES, 'manifest.json')

export function readManifest(): Manifest {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Manifest) : {}
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

export function toEntry(content: string, { pages, pdf }: Printed): Entry {
  return { content, pages, bytes: hashOf(pdf) }
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
