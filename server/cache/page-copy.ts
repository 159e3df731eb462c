import { pack, unpack, type Coding, type Effort } from '../coding.ts'
import { contentDigest } from '../etag.ts'
import type { ReadyAnswer } from './ready-answer.ts'

type Bytes = Buffer<ArrayBuffer>

/** One coding of a page, ready to be sent. */
export type PackedPage = ReadyAnswer & { coding: Coding }

/** What is known of a page beside its bytes. */
export type PageFacts = {
  status: number
  headers: Headers
  /** The pattern of its address, for the log. */
  route: string
}

/** Headers, keys and what JavaScript needs to hold them. */
const OVERHEAD = 6000
/** Small bodies do not get smaller. */
const WORTH_PACKING = 800
/** To pack so much as densely as possible takes longer than it saves. */
const LONG = 400_000

/** A made page in the codings that were asked for. What it was packed from is not kept beside them. */
export class PageCopy {
  readonly facts: PageFacts
  /** Names the content; null where no answer carries its name. */
  readonly #digest: string | null
  readonly #ready = new Map<Coding, PackedPage>()
  readonly #packing = new Map<Coding, Promise<PackedPage>>()
  /** Codings that were packed in haste. */
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

  /** Whether it could be packed more densely. */
  get isLoose(): boolean {
    return this.#loose.size > 0
  }

  isSameAs(other: PageCopy): boolean {
    return this.#digest !== null && this.#digest === other.#digest
  }

  /** The page in a coding that was asked for before. */
  ready(coding: Coding): PackedPage | undefined {
    return this.#ready.get(coding)
  }

  async packed(coding: Coding): Promise<PackedPage> {
    const known = this.#ready.get(coding) ?? this.#packing.get(coding)
    if (known) return known
    const packing = this.#pack(coding, 'quick').finally(() => this.#packing.delete(coding))
    this.#packing.set(coding, packing)
    return packing
  }

  /** Packs anew, as densely as possible, what was packed in haste. */
  async condense(): Promise<void> {
    for (const coding of this.#loose) await this.#pack(coding, 'best')
  }

  async #pack(coding: Coding, effort: Effort): Promise<PackedPage> {
    const raw = await this.#unpacked()
    const used = raw.length < WORTH_PACKING ? 'identity' : coding
    const packed = this.#describe(used, await pack(raw, used, effort === 'best' && raw.length > LONG ? 'good' : effort))
    this.#ready.set(coding, packed)
    if (used === 'identity' || effort === 'best') this.#loose.delete(coding)
    else this.#loose.add(coding)
    this.#raw = null
    return packed
  }

  async #unpacked(): Promise<Bytes> {
    if (this.#raw) return this.#raw
    const { coding, body } = this.#ready.values().next().value!
    return unpack(body, coding)
  }

  #describe(coding: Coding, body: Bytes): PackedPage {
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
