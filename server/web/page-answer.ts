import type { CachedPage } from '#server/cache/cached-page.ts'
import { codingFor } from '#server/coding.ts'
import type { HttpContext } from '#server/middleware/http-scope.ts'
import { hasCurrent } from './files/file-response.ts'

/** Statuses that come without content. */
const BODILESS = [204, 205, 304]

/** Answers with a made page in the coding that the client takes, or with "you have it already". */
export async function answerCopy(c: HttpContext, copy: CachedPage): Promise<Response> {
  const { status } = copy.facts
  const compressed = await copy.compressed(codingFor(c.req.header('accept-encoding')))
  if (compressed.etag && hasCurrent(c.req.header('if-none-match') ?? null, compressed.etag)) {
    return new Response(null, { status: 304, headers: pairsOf(compressed.unchanged) })
  }
  const isSilent = c.req.method === 'HEAD' || BODILESS.includes(status)
  return new Response(isSilent ? null : compressed.body, { status, headers: pairsOf(compressed.headers) })
}

function pairsOf(headers: string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [headers[2 * index]!, headers[2 * index + 1]!])
}
