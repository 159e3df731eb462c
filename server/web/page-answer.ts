import type { PageCopy } from '../cache/page-copy.ts'
import { codingFor } from '../coding.ts'
import type { HttpContext } from '../middleware/http-scope.ts'
import { hasCurrent } from './files/file-response.ts'

/** Statuses that come without content. */
const BODILESS = [204, 205, 304]

/** Answers with a made page in the coding that the client takes, or with "you have it already". */
export async function answerCopy(c: HttpContext, copy: PageCopy): Promise<Response> {
  const { status } = copy.facts
  const packed = await copy.packed(codingFor(c.req.header('accept-encoding')))
  if (packed.etag && hasCurrent(c.req.header('if-none-match') ?? null, packed.etag)) {
    return new Response(null, { status: 304, headers: pairsOf(packed.unchanged) })
  }
  const isSilent = c.req.method === 'HEAD' || BODILESS.includes(status)
  return new Response(isSilent ? null : packed.body, { status, headers: pairsOf(packed.headers) })
}

function pairsOf(headers: string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [headers[2 * index]!, headers[2 * index + 1]!])
}
