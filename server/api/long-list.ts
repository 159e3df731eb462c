import { Readable } from 'node:stream'
import type { MadePage, PageCache } from '#server/cache/page-cache.ts'
import { weakEtag } from '#server/etag.ts'
import type { HttpContext } from '#server/middleware/http-scope.ts'
import { hasCurrent, answerCopy } from '#server/web/files/file-response.ts'

/**
 * A list that may be too long to be put together at once, in portions between which others are served. `state` tells
 * it as it is from any other, before it is read.
 */
export type LongList<Item> = { portions: AsyncIterable<Item[]>; total: number; state: string }

/** Longer lists are sent while they are read: nobody knows how much room they take. */
const MOST_KEPT = 1000

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, no-cache' }

const COMMA = ','.charCodeAt(0)

/** Answers with all of a list; one that is not long is cached, compressed, until something that it was read from changes. */
export async function longListResponse(
  c: HttpContext,
  { portions, total, state }: LongList<unknown>,
  pageCache: PageCache,
): Promise<Response> {
  if (total <= MOST_KEPT) {
    const key = `all of ${c.req.path}`
    const copy = await pageCache.take(key, () => makeCopy(c.get('route'), portions))
    const response = await answerCopy(c, copy)
    pageCache.measure(key)
    return response
  }
  const etag = weakEtag(state)
  const headers = { ...HEADERS, 'X-Total-Count': String(total), ETag: etag }
  if (hasCurrent(c.req.header('if-none-match') ?? null, etag)) return new Response(null, { status: 304, headers })
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  return new Response(streamOf(portions), { headers })
}

/** The same of what is for one caller alone. */
export function privateListResponse({ portions, total }: Pick<LongList<unknown>, 'portions' | 'total'>): Response {
  const headers = { ...HEADERS, 'Cache-Control': 'no-store', 'X-Total-Count': String(total) }
  return new Response(streamOf(portions), { headers })
}

function streamOf(portions: AsyncIterable<unknown[]>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(envelopeOf(portions))) as ReadableStream<Uint8Array>
}

async function makeCopy(route: string, portions: AsyncIterable<unknown[]>): Promise<MadePage> {
  const pieces: Buffer[] = []
  let total = 0
  const counted = async function* () {
    for await (const some of portions) {
      total += some.length
      yield some
    }
  }
  for await (const piece of envelopeOf(counted())) pieces.push(piece)
  const headers = new Headers({ ...HEADERS, 'X-Total-Count': String(total) })
  return { status: 200, headers, body: Buffer.concat(pieces), route, storable: true, isCutOff: false, digest: null }
}

/** The envelope as it is written for short answers, piece by piece. */
async function* envelopeOf(portions: AsyncIterable<unknown[]>): AsyncGenerator<Buffer> {
  yield Buffer.from('{"status":"success","data":[')
  let isFirst = true
  for await (const some of portions) {
    if (some.length === 0) continue
    // Without its brackets, which are cut off where nothing has to be copied for it.
    const piece = Buffer.from(JSON.stringify(some))
    piece[0] = COMMA
    yield piece.subarray(isFirst ? 1 : 0, -1)
    isFirst = false
  }
  yield Buffer.from(']}')
}
