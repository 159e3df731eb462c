import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { countRevision, listUncounted } from '#server/data/prints/sheet-revisions-store.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { listNotRenewed, listPrinted, listPrintsOf, markRenewed } from '#server/data/prints/prints-store.ts'
import { contentDigest } from '#server/etag.ts'
import { workOff } from '#server/data/work/work-off.ts'
import { addWork, hastenWork } from '#server/data/work/work-store.ts'
import type { Log } from '#server/log.ts'
import { within } from '#server/patience.ts'
import type { StoredPrints, OpenedPrint } from './stored-prints.ts'
import type { CatalogueScope, Manuscripts, Written } from './manuscripts.ts'
import type { PagePictures, PrintManuscript } from './printing.ts'

/** Whose document: a product's sheet, or a catalogue. */
export type Subject =
  | { kind: 'sheet'; id: string; language: Locale }
  | { kind: 'catalogue'; id: CatalogueScope; language: Locale }

/** `later`: it is being made, and takes longer than anybody waits. */
export type Asked = { print: OpenedPrint; isStale: boolean } | 'later'

export type PrintsDeps = {
  db: Db
  clock: Clock
  log: Log
  storedPrints: StoredPrints
  manuscripts: Manuscripts
  printManuscript: PrintManuscript
  pagePictures?: PagePictures
  patience?: number
}

/** A server that dies leaves its document to the others after so long. */
const LEASE_MS = 60_000
/** A catalogue takes longer than a stop may. */
const LAST_MOMENT_MS = 1000
const PATIENCE_MS = 15_000
/** How often it is looked whether another server has made it. */
const LOOK_MS = 300
const REST_AFTER_FAILURE = 60_000
const SETTLED_AT_ONCE = 50

/** Prints what is asked for and not kept yet; one server does it, once, however many ask. */
export function createPrints(deps: PrintsDeps) {
  const { db, clock, storedPrints, manuscripts, patience = PATIENCE_MS } = deps
  const failures = createFailures(clock)
  const printer = createPrinter(deps, failures)
  return {
    manuscripts,
    /** The print of a subject as it is now, made if need be; null where there is no such subject. */
    async open(subject: Subject, wait = patience): Promise<Asked | null> {
      const now = await written(manuscripts, subject)
      if (!now) return null
      const there = await storedPrints.open(now.key)
      if (there) return { print: there, isStale: false }
      if (!failures.rests(now.key)) {
        await within(wait, printer.once(subject, now.key))
        const made = await storedPrints.open(now.key)
        if (made) return { print: made, isStale: false }
      }
      const last = failures.rests(now.key) ? await storedPrints.last(subject) : null
      return last ? { print: last, isStale: true } : 'later'
    },
    /** The pages of the whole catalogue as pictures, by their keys. A site that moved or was put back has lost the files. */
    async pagePictures(language: Locale): Promise<string[]> {
      const of = pagePicturesOf(language)
      const [last, ...others] = await listPrintsOf(db, of)
      if (!last) return []
      if (await storedPrints.holds(last)) return [last, ...others].map(({ key }) => key).toReversed()
      await storedPrints.dropOthers(of, new Set())
      await orderPagePictures(db, clock, language)
      return []
    },
    pagePicture: (key: string) => storedPrints.open(key),
    /** How large the catalogues are that were printed, by what they are about. */
    sizes: (language: Locale) => sizesOf(db, language),
    /** A sheet as it was in an earlier revision. */
    revision: (id: string, language: Locale, n: number) => storedPrints.last({ kind: 'sheet', id, language }, n),
    /** What visitors get an earlier print of, because the one of now could not be made; called as a reader of a language calls it. */
    async notRenewed(locale: Locale): Promise<{ subject: Subject; title: string }[]> {
      const noted = (await listNotRenewed(db)) as Subject[]
      const found = await Promise.all(
        noted.map(async (subject) => {
          const now = await written(manuscripts, subject)
          if (!now || (await storedPrints.has(now.key))) return []
          const { manuscript } = (await written(manuscripts, { ...subject, language: locale })) ?? now
          // Without the name of the site, which stands last.
          const { title } = manuscript.data as { title: string }
          return [{ subject, title: title.split(' – ').slice(0, -1).join(' – ') }]
        }),
      )
      return found.flat()
    },
    /** What waits to be printed again; sheets that were there before are counted first. */
    async work(signal: AbortSignal): Promise<void> {
      for (let ids = await uncounted(); ids.length > 0 && !signal.aborted; ids = await uncounted()) {
        const products = await findProducts(db, ids)
        await inTransaction(db, async (tx) => {
          for (const product of products) await countRevision(tx, product)
        })
      }
      await printer.workAt(signal)
    },
  }

  function uncounted(): Promise<string[]> {
    return listUncounted(db, SETTLED_AT_ONCE)
  }
}

/** What could not be printed is not tried again at every asking. */
function createFailures(clock: Clock) {
  const failed = new Map<string, number>()
  return {
    note(key: string) {
      if (failed.size > 1000) failed.clear()
      failed.set(key, clock().getTime())
    },
    rests: (key: string) => clock().getTime() - (failed.get(key) ?? -Infinity) < REST_AFTER_FAILURE,
  }
}

function createPrinter(deps: PrintsDeps, failures: ReturnType<typeof createFailures>) {
  const { db, clock, storedPrints, patience = PATIENCE_MS } = deps
  const flights = new Map<string, Promise<void>>()

  async function workAt(signal: AbortSignal, ids?: string[]): Promise<void> {
    const what = { db, clock, kind: 'print', leaseMs: LEASE_MS, lastMomentMs: LAST_MOMENT_MS, signal, ids } as const
    await workOff(what, async ({ id }) => {
      const subject = subjectOf(id)
      const failed = subject && (await make(deps, subject))
      if (failed) failures.note(failed)
      if (id.startsWith('page-pictures ')) await drawPagePictures(deps, id.endsWith(' ar') ? 'ar' : 'en')
      return null
    })
  }

  /** Has it made here, or waits until another server has made it. */
  async function makeNow(subject: Subject, key: string): Promise<void> {
    const id = workId(subject)
    const now = toInstant(clock())
    await addWork(db, { kind: 'print', id }, now, { keepsPlan: true })
    await hastenWork(db, { kind: 'print', id }, now)
    const end = performance.now() + patience
    do {
      await workAt(new AbortController().signal, [id])
      if (failures.rests(key) || (await storedPrints.has(key))) return
      await pause(LOOK_MS)
    } while (performance.now() < end)
  }

  return {
    workAt,
    once(subject: Subject, key: string): Promise<void> {
      const id = workId(subject)
      const started = flights.get(id) ?? makeNow(subject, key).finally(() => flights.delete(id))
      flights.set(id, started)
      return started
    },
  }
}

/** Makes what is not kept; answers the key of what could not be made: that is no reason to try for ever. */
async function make(
  { db, clock, log, storedPrints, manuscripts, printManuscript }: PrintsDeps,
  subject: Subject,
): Promise<string | null> {
  const now = await written(manuscripts, subject)
  if (!now || (await storedPrints.has(now.key))) return null
  const started = performance.now()
  try {
    const { pdf, pages } = await printManuscript(subject.kind, now.manuscript)
    await storedPrints.put({ key: now.key, ...subject, revision: now.n, pages }, pdf)
    log.info('printed', { ...subject, pages, ms: Math.round(performance.now() - started) })
    if (subject.kind === 'catalogue' && subject.id === 'all') await orderParts(db, clock, subject.language)
    return null
  } catch (error) {
    log.error('could not be printed', { ...subject, error })
    await markRenewed(db, subject, false)
    return now.key
  }
}

const pagePicturesOf = (language: Locale) => ({ kind: 'page', id: 'all', language }) as const

/** With the whole catalogue come its pages as pictures, and the catalogues of categories and brands. */
async function orderParts(db: Db, clock: Clock, language: Locale): Promise<void> {
  const now = toInstant(clock())
  const scopes = [
    ...(await listCategories(db)).map(({ id }) => `category/${id}`),
    ...(await listBrands(db)).map(({ slug }) => `brand/${slug}`),
  ]
  await orderPagePictures(db, clock, language)
  for (const scope of scopes)
    await addWork(db, { kind: 'print', id: `catalogue ${scope} ${language}` }, now, { keepsPlan: true })
}

async function orderPagePictures(db: Db, clock: Clock, language: Locale): Promise<void> {
  const work = { kind: 'print', id: `page-pictures all ${language}` } as const
  await addWork(db, work, toInstant(clock()), { keepsPlan: true })
}

async function drawPagePictures(
  { log, storedPrints, manuscripts, pagePictures }: PrintsDeps,
  language: Locale,
): Promise<void> {
  const now = await manuscripts.catalogue('all', language)
  if (!now || !pagePictures) return
  const keys = new Set<string>()
  try {
    for await (const pagePicture of pagePictures('catalogue', now.manuscript)) {
      const key = contentDigest(`${now.key} ${keys.size}`)
      keys.add(key)
      if (await storedPrints.has(key)) continue
      await storedPrints.putPart(
        { key, ...pagePicturesOf(language), revision: keys.size, pages: 1 },
        pagePicture,
        'webp',
      )
    }
    await storedPrints.dropOthers(pagePicturesOf(language), keys)
  } catch (error) {
    log.error('the pages of the catalogue could not be drawn', { language, error })
  }
}

async function sizesOf(db: Db, language: Locale): Promise<Map<string, number>> {
  const printed = (await listPrinted(db, 'catalogue')).filter((one) => one.language === language)
  const prints = await Promise.all(printed.map((one) => listPrintsOf(db, one)))
  return new Map(prints.flatMap(([last]) => (last ? [[last.id, last.bytes]] : [])))
}

async function written(manuscripts: Manuscripts, subject: Subject): Promise<(Written & { n: number }) | null> {
  const { kind, id, language } = subject
  if (kind === 'catalogue') {
    const catalogue = await manuscripts.catalogue(id, language)
    return catalogue && { ...catalogue, n: 0 }
  }
  const sheet = await manuscripts.sheet(id, language)
  return sheet && { ...sheet, n: sheet.revision.n }
}

export type PrintsService = ReturnType<typeof createPrints>

function workId({ kind, id, language }: Subject): string {
  return `${kind} ${id} ${language}`
}

function subjectOf(work: string): Subject | null {
  const [, kind, id, language] = /^(sheet|catalogue) (.+) (ar|en)$/.exec(work) ?? []
  return kind === undefined ? null : ({ kind, id, language } as Subject)
}
