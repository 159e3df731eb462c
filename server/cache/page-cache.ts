import { watchReading, type Reading, type TableClocks } from '../data/engine/table-clocks.ts'
import { PageCopy, type PageFacts } from './page-copy.ts'
import { BoundedStore } from './bounded-store.ts'

/** A page as it was made. */
export type MadePage = PageFacts & {
  body: Buffer<ArrayBuffer>
  /** Whether others may see the same page: nobody was asked for by name, and every part of it is there. */
  storable: boolean
  /** Whether a part of it is missing because the database is away. */
  isCutOff: boolean
  /** Tells the data that it was made of from any other; null where nobody can compare. */
  digest: string | null
}

/**
 * Makes a page. It is told the digest of the kept copy's data and answers `unchanged` when the data are still the
 * same; then nothing is rendered.
 */
export type MakePage = (kept: string | null) => Promise<MadePage | 'unchanged'>

export type PageCacheOptions = {
  clocks: TableClocks
  /** Bytes for all pages together; with 0 nothing is kept. */
  limit: number
  /** Milliseconds that only ever grow. */
  now?: () => number
}

/** A page also depends on the time, and nobody announces that. */
const LOOK_AGAIN_MS = 10 * 60_000
/** For how long after that a page is shown while the database is away. */
const STALE_MS = 10 * 60_000

type Flight = { begunAt: number; copy: Promise<PageCopy> }

/**
 * Keeps pages that are the same for everyone, each under its one address, for as long as no table that it was made
 * from has changed. After a change the page is not thrown away: its data are read again, and only where they differ
 * is it rendered anew.
 */
export class PageCache {
  readonly #clocks: TableClocks
  readonly #store: BoundedStore<KeptPage> | null
  readonly #now: () => number
  readonly #flights = new Map<string, Flight>()
  readonly #toCondense = new Set<string>()
  /** Answers that were there, and pages that were read again and found the same or made anew. */
  readonly counts = { kept: 0, unchanged: 0, made: 0 }

  constructor({ clocks, limit, now = () => performance.now() }: PageCacheOptions) {
    this.#clocks = clocks
    this.#store = limit > 0 ? new BoundedStore(limit) : null
    this.#now = now
  }

  /** Bytes and number of the kept pages. */
  get room(): { size: number; count: number } {
    return { size: this.#store?.size ?? 0, count: this.#store?.count ?? 0 }
  }

  /** The kept page, if it is up to date. */
  find(key: string): PageCopy | null {
    const kept = this.#store?.use(key)
    if (!kept || !this.#isFresh(kept)) return null
    kept.uses += 1
    this.counts.kept += 1
    // Whoever came once may never come again.
    if (kept.uses > 1 && kept.copy.isLoose) void this.#condense(key)
    return kept.copy
  }

  /** The page, made where it is not kept. Visitors who want the same page at the same moment wait for one making. */
  async take(key: string, make: MakePage): Promise<PageCopy> {
    for (;;) {
      const found = this.find(key)
      if (found) return found
      const flight = this.#flights.get(key)
      if (!flight) return this.#begin(key, make)
      const isUpToDate = flight.begunAt === this.#clocks.now
      const copy = await flight.copy
      // A making that began before the last write may have read what that write has changed.
      if (isUpToDate) return copy
    }
  }

  /** Has to be called when a page has taken on another coding. */
  weigh(key: string): void {
    this.#store?.weigh(key)
  }

  #begin(key: string, make: MakePage): Promise<PageCopy> {
    const copy = this.#make(key, make).finally(() => this.#flights.delete(key))
    this.#flights.set(key, { begunAt: this.#clocks.now, copy })
    return copy
  }

  async #make(key: string, make: MakePage): Promise<PageCopy> {
    const earlier = this.#store?.peek(key)
    const lookedAt = this.#now()
    const stale = earlier && lookedAt - earlier.lookedAt < LOOK_AGAIN_MS + STALE_MS ? earlier.copy : null
    const { value: made, reading } = await watchReading(() => make(earlier?.digest ?? null))
    this.counts[made === 'unchanged' ? 'unchanged' : 'made'] += 1
    if (made === 'unchanged') return this.#keep(key, earlier!.copy, { digest: earlier!.digest, reading, lookedAt })
    if (made.isCutOff && stale) return stale
    const copy = new PageCopy(made, made.body)
    if (!made.storable) {
      this.#store?.delete(key)
      return copy
    }
    // The same page made again is already packed.
    const kept = earlier?.copy.isSameAs(copy) ? earlier.copy : copy
    return this.#keep(key, kept, { digest: made.digest, reading, lookedAt })
  }

  #keep(key: string, copy: PageCopy, proof: Proof): PageCopy {
    const uses = this.#store?.peek(key)?.uses ?? 0
    this.#store?.set(key, new KeptPage(copy, proof, uses))
    return copy
  }

  #isFresh(kept: KeptPage): boolean {
    if (!this.#clocks.trusted || this.#now() - kept.lookedAt > LOOK_AGAIN_MS) return false
    if (kept.provenAt === this.#clocks.now) return true
    if (!this.#clocks.isCurrent(kept.reading)) return false
    kept.provenAt = this.#clocks.now
    return true
  }

  /** One page after the other, so that packing takes one of the machine's cores at most. */
  async #condense(key: string): Promise<void> {
    if (this.#toCondense.has(key)) return
    this.#toCondense.add(key)
    if (this.#toCondense.size > 1) return
    for (const next of this.#toCondense) {
      await this.#store?.peek(next)?.copy.condense()
      this.weigh(next)
      this.#toCondense.delete(next)
    }
  }
}

type Proof = { digest: string | null; reading: Reading; lookedAt: number }

/** A kept page, what it was made from, and when it was last known to be up to date. */
class KeptPage {
  readonly copy: PageCopy
  readonly digest: string | null
  readonly reading: Reading
  readonly lookedAt: number
  /** The time of the clocks for which the reading was compared; none yet, since others may write while it is made. */
  provenAt = -1
  uses: number

  constructor(copy: PageCopy, { digest, reading, lookedAt }: Proof, uses: number) {
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
