import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import { watchReading, type Reading, type TableClocks } from '#server/data/engine/table-clocks.ts'
import { CachedPage, type PageFacts } from './cached-page.ts'
import { BoundedStore } from './bounded-store.ts'

export type MadePage = PageFacts & {
  body: Buffer<ArrayBuffer>
  /** In place of the body, what is sent while it is read. */
  stream?: ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** Whether others may see the same page: nobody was asked for by name, and every part of it is there. */
  storable: boolean
  /** Whether a part of it is missing because the database is away. */
  isCutOff: boolean
  /** Tells the data that it was made of from any other; null where nobody can compare. */
  digest: string | null
}

/**
 * Makes a page. It is told the digest of the cached copy's data and answers `unchanged` when the data are still the
 * same; then nothing is rendered.
 */
export type MakePage = (cached: string | null) => Promise<MadePage | 'unchanged'>

type PageCacheOptions = {
  clocks: TableClocks
  /** Bytes for all pages together; with 0 nothing is cached. */
  limit: number
  /** Milliseconds that only ever grow. */
  now?: () => number
  log?: Pick<Log, 'warn' | 'info'>
  /** How long a page is waited for while nobody says what changes, before a cached one is shown in its place. */
  patienceMs?: number
}

/** A page also depends on the time, and nobody announces that. */
const LOOK_AGAIN_MS = 10 * 60_000
/** For how long after that a page is shown while the database is away. */
const STALE_MS = 10 * 60_000
const PATIENCE_MS = 500

type Flight = { begunAt: number; copy: Promise<CachedPage> }

/**
 * Caches pages that are the same for everyone, each under one address, until a table that it was made from changes.
 * Even then the page stays: its data are read again, and it is rendered again only where they differ.
 */
export class PageCache {
  readonly #clocks: TableClocks
  readonly #store: BoundedStore<CacheEntry> | null
  readonly #now: () => number
  readonly #flights = new Map<string, Flight>()
  readonly #toCondense = new Set<string>()
  /** Cache hits (`kept` in the metrics), pages whose data were read again and found the same, pages rendered, and cached pages shown while the database is away. */
  readonly counts = { kept: 0, unchanged: 0, made: 0, stale: 0 }
  readonly #log: PageCacheOptions['log']
  readonly #patienceMs: number
  #showsStale = false

  constructor({ clocks, limit, now = () => performance.now(), log, patienceMs = PATIENCE_MS }: PageCacheOptions) {
    this.#log = log
    this.#patienceMs = patienceMs
    this.#clocks = clocks
    this.#store = limit > 0 ? new BoundedStore(limit) : null
    this.#now = now
  }

  /** Bytes and number of the cached pages. */
  get room(): { size: number; count: number } {
    return { size: this.#store?.size ?? 0, count: this.#store?.count ?? 0 }
  }

  find(key: string): CachedPage | null {
    const cached = this.#store?.use(key)
    if (!cached || !this.#isFresh(cached)) return null
    cached.uses += 1
    this.counts.kept += 1
    // Whoever came once may never come again.
    if (cached.uses > 1 && cached.copy.isLoose) void this.#condense(key)
    return cached.copy
  }

  /** The page, made where it is not cached. Visitors who want the same page at the same moment wait for one making. */
  async take(key: string, make: MakePage): Promise<CachedPage> {
    for (;;) {
      const found = this.find(key)
      if (found) return found
      const flight = this.#flights.get(key)
      if (!flight) return this.orStale(key, this.#begin(key, make))
      if (!this.#clocks.trusted) return this.orStale(key, flight.copy)
      const isUpToDate = flight.begunAt === this.#clocks.now
      const copy = await flight.copy
      // A making that began before the last write may have read what that write has changed.
      if (isUpToDate) return copy
    }
  }

  /**
   * What is being made or, while the database does not answer, the page that was cached before. Nobody waits for it long
   * while the connection is lost by which the database says what changes.
   */
  async orStale<Made extends object>(key: string, making: Promise<Made>): Promise<Made | CachedPage> {
    const stale = this.#staleCopy(key)
    const late = stale && !this.#clocks.trusted ? sleep(this.#patienceMs, stale, { ref: false }) : null
    const first = await (late ? Promise.race([making, late]) : making)
    const isCutOff = 'isCutOff' in first && first.isCutOff === true
    if (!stale || (first !== stale && !isCutOff)) return first
    // Whoever makes it goes on; nobody waits for what comes of that.
    if (first === stale) making.catch(() => {})
    return this.#instead(stale)
  }

  #instead(stale: CachedPage): CachedPage {
    this.counts.stale += 1
    if (!this.#showsStale) this.#log?.warn('cached pages are shown while the database is away')
    this.#showsStale = true
    return stale
  }

  #staleCopy(key: string): CachedPage | null {
    const entry = this.#store?.peek(key)
    return entry && this.#now() - entry.lookedAt < LOOK_AGAIN_MS + STALE_MS ? entry.copy : null
  }

  /** Has to be called when a page has taken on another coding. */
  measure(key: string): void {
    this.#store?.measure(key)
  }

  #begin(key: string, make: MakePage): Promise<CachedPage> {
    const copy = this.#make(key, make).finally(() => this.#flights.delete(key))
    this.#flights.set(key, { begunAt: this.#clocks.now, copy })
    return copy
  }

  async #make(key: string, make: MakePage): Promise<CachedPage> {
    const earlier = this.#store?.peek(key)
    const lookedAt = this.#now()
    const stale = this.#staleCopy(key)
    const { value: made, reading } = await watchReading(() => make(earlier?.digest ?? null))
    this.counts[made === 'unchanged' ? 'unchanged' : 'made'] += 1
    if (made === 'unchanged') return this.#put(key, earlier!.copy, { digest: earlier!.digest, reading, lookedAt })
    if (made.isCutOff && stale) return this.#instead(stale)
    if (this.#showsStale && !made.isCutOff) this.#log?.info('pages are made again: the database answers')
    this.#showsStale &&= made.isCutOff
    const copy = new CachedPage(made, made.body)
    if (!made.storable) {
      this.#store?.delete(key)
      return copy
    }
    // The same page made again is already compressed.
    const cached = earlier?.copy.isSameAs(copy) ? earlier.copy : copy
    return this.#put(key, cached, { digest: made.digest, reading, lookedAt })
  }

  #put(key: string, copy: CachedPage, proof: Proof): CachedPage {
    const uses = this.#store?.peek(key)?.uses ?? 0
    this.#store?.set(key, new CacheEntry(copy, proof, uses))
    return copy
  }

  #isFresh(cached: CacheEntry): boolean {
    if (!this.#clocks.trusted || this.#now() - cached.lookedAt > LOOK_AGAIN_MS) return false
    if (cached.provenAt === this.#clocks.now) return true
    if (!this.#clocks.isCurrent(cached.reading)) return false
    cached.provenAt = this.#clocks.now
    return true
  }

  /** One page after the other, so that compressing takes one of the machine's cores at most. */
  async #condense(key: string): Promise<void> {
    if (this.#toCondense.has(key)) return
    this.#toCondense.add(key)
    if (this.#toCondense.size > 1) return
    for (const next of this.#toCondense) {
      await this.#store?.peek(next)?.copy.condense()
      this.measure(next)
      this.#toCondense.delete(next)
    }
  }
}

type Proof = { digest: string | null; reading: Reading; lookedAt: number }

/** A cached page, what it was made from, and when it was last known to be up to date. */
class CacheEntry {
  readonly copy: CachedPage
  readonly digest: string | null
  readonly reading: Reading
  readonly lookedAt: number
  /** The time of the clocks for which the reading was compared; none yet, since others may write while it is made. */
  provenAt = -1
  uses: number

  constructor(copy: CachedPage, { digest, reading, lookedAt }: Proof, uses: number) {
    this.copy = copy
    this.digest = digest
    this.reading = reading
    this.lookedAt = lookedAt
    this.uses = uses
  }

  get size(): number {
    return this.copy.size
  }
}
