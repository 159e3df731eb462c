import type { Choice } from '#domain/reports/daily-count.ts'
import { compress, decompress, type Coding, type Effort } from '#server/coding.ts'
import { contentDigest } from '#server/etag.ts'

/** An answer that waits to be sent. Headers are a list of names and values in turn, as Node takes them. */
export type ReadyAnswer = {
  body: Buffer<ArrayBuffer>
  etag: string | null
  headers: string[]
  /** The headers of "you have it already", which describe no content. */
  unchanged: string[]
}

type Bytes = Buffer<ArrayBuffer>

type CompressedPage = ReadyAnswer & { coding: Coding }

/** What is known of a page beside its bytes. */
export type PageFacts = {
  status: number
  headers: Headers
  /** The pattern of its address, for the log. */
  route: string
  /** How it answers who is choosing a product, where it does. */
  choice?: Choice | null
}

/** Headers, keys and what JavaScript needs to hold them. */
const OVERHEAD = 6000
/** Small bodies do not get smaller. */
const WORTH_COMPRESSING = 800
/** To compress so much as densely as possible takes longer than it saves. */
const LONG = 400_000

/** A rendered page in the content codings that were asked for; the plain text is not cached beside them. */
export class CachedPage {
  readonly facts: PageFacts
  /** Names the content; null where no answer carries its name. */
  readonly #digest: string | null
  readonly #ready = new Map<Coding, CompressedPage>()
  readonly #compressing = new Map<Coding, Promise<CompressedPage>>()
  /** Codings that were compressed quickly, not densely. */
  readonly #loose = new Set<Coding>()
  #raw: Bytes | null

  constructor(facts: PageFacts, body: Bytes) {
    this.facts = facts
    this.#raw = body
    this.#digest = isNamed(facts) ? contentDigest(body) : null
  }

  get size(): number {
    const bodies = [...this.#ready.values()].reduce((sum, { body }) => sum + body.length, 0)
    return OVERHEAD + bodies + (this.#raw?.length ?? 0)
  }

  /** Whether it could be compressed more densely. */
  get isLoose(): boolean {
    return this.#loose.size > 0
  }

  isSameAs(other: CachedPage): boolean {
    return this.#digest !== null && this.#digest === other.#digest
  }

  ready(coding: Coding): CompressedPage | undefined {
    return this.#ready.get(coding)
  }

  async compressed(coding: Coding): Promise<CompressedPage> {
    const known = this.#ready.get(coding) ?? this.#compressing.get(coding)
    if (known) return known
    const compressing = this.#compress(coding, 'quick').finally(() => this.#compressing.delete(coding))
    this.#compressing.set(coding, compressing)
    return compressing
  }

  /** Compresses densely what was compressed quickly. */
  async condense(): Promise<void> {
    for (const coding of this.#loose) await this.#compress(coding, 'best')
  }

  async #compress(coding: Coding, effort: Effort): Promise<CompressedPage> {
    const raw = await this.#decompressed()
    const used = raw.length < WORTH_COMPRESSING ? 'identity' : coding
    const compressed = this.#describe(
      used,
      await compress(raw, used, effort === 'best' && raw.length > LONG ? 'good' : effort),
    )
    this.#ready.set(coding, compressed)
    if (used === 'identity' || effort === 'best') this.#loose.delete(coding)
    else this.#loose.add(coding)
    this.#raw = null
    return compressed
  }

  async #decompressed(): Promise<Bytes> {
    if (this.#raw) return this.#raw
    const { coding, body } = this.#ready.values().next().value!
    return decompress(body, coding)
  }

  #describe(coding: Coding, body: Bytes): CompressedPage {
    const shared = [...this.facts.headers].flat()
    shared.push('vary', 'Accept-Encoding')
    const etag = this.#digest === null ? null : `"${this.#digest}-${coding}"`
    if (etag) shared.push('etag', etag)
    const content = coding === 'identity' ? [] : ['content-encoding', coding]
    return {
      coding,
      body,
      etag,
      headers: [...shared, ...content, 'content-length', String(body.length)],
      unchanged: withoutType(shared),
    }
  }
}

/** Whether a client may ask later if it has this page already. */
function isNamed({ status, headers }: PageFacts): boolean {
  return status === 200 && headers.get('Cache-Control') !== 'no-store'
}

function withoutType(headers: string[]): string[] {
  const at = headers.indexOf('content-type')
  return at === -1 ? headers : headers.toSpliced(at, 2)
}
