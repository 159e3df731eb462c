import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '#server/files/file-storage.ts'
import { pictureProcess, type PictureProcess } from '#server/files/picture-process.ts'
import type { PictureOrder, PictureSource } from '#server/files/print-pictures/picture-order.ts'
import type { Log } from '#server/log.ts'
import type { Manuscript } from '#server/print/manuscripts/manuscript.ts'
import type { Printed, PrintJob, PrintKind } from '#server/print/print-job.ts'
import { printProcess, type PrintProcess } from '#server/print/print-process.ts'
import { contentDigest } from '#server/etag.ts'
import type { StoredPrints } from './stored-prints.ts'

export type PrintManuscript = (kind: PrintKind, manuscript: Manuscript) => Promise<Printed>
/** The pages of a manuscript as pictures, one after the other. */
export type PagePictures = (kind: PrintKind, manuscript: Manuscript) => AsyncGenerator<Buffer>

export type PrintingDeps = {
  storage: Pick<FileStorage, 'read'>
  storedPrints: Pick<StoredPrints, 'bytes' | 'putPart'>
  log: Log
  process?: Pick<PrintProcess, 'print'>
  pictures?: Pick<PictureProcess, 'paper'>
}

/** Grows where pictures are prepared in another way. */
const EDITION = 1

/** Sets a manuscript; its pictures are prepared once, and kept. Fails with a `PrintFailure`. */
export function createPrinting(deps: PrintingDeps): PrintManuscript {
  const { log, process: printing = printProcess } = deps
  return async (kind, manuscript) => {
    const printed = await printing.print(kind, await jobOf(deps, manuscript))
    if (printed.inaccessible !== null)
      log.warn('a document without PDF/UA-1', { template: manuscript.template, reason: printed.inaccessible })
    return printed
  }
}

export function createPagePictures(deps: PrintingDeps & { process?: Pick<PrintProcess, 'pages'> }): PagePictures {
  return async function* pagePictures(kind, manuscript) {
    const drawn = await (deps.process ?? printProcess).pages(kind, await jobOf(deps, manuscript))
    for (const page of drawn) yield (deps.pictures ?? pictureProcess).paper(Buffer.from(page), { as: 'pagePicture' })
  }
}

async function jobOf(deps: PrintingDeps, { template, data, pictures }: Manuscript): Promise<PrintJob> {
  const prepared: Record<string, Buffer> = {}
  for (const order of pictures) prepared[order.name] ??= await pictureOf(deps, order)
  return { template, data, pictures: prepared }
}

async function pictureOf(deps: PrintingDeps, { name, source, ...how }: PictureOrder): Promise<Buffer> {
  if (how.as === 'drawing') return readSource(deps, source)
  const key = contentDigest(JSON.stringify([EDITION, source, how]))
  const known = await deps.storedPrints.bytes(key)
  if (known) return known
  const picture = await (deps.pictures ?? pictureProcess).paper(await readSource(deps, source), how)
  const whose = { key, kind: 'picture', id: '', language: '', revision: 0, pages: 0 } as const
  await deps.storedPrints.putPart(whose, picture, name.endsWith('.png') ? 'png' : 'jpg')
  return picture
}

async function readSource({ storage }: PrintingDeps, source: PictureSource): Promise<Buffer> {
  if ('asset' in source) return readFile(join(process.cwd(), source.asset))
  const bytes = await storage.read(source.stored)
  if (!bytes) throw new Error(`The storage has lost ${source.stored}`)
  return bytes
}
