import { bodyProblems } from '#content/error-pages.ts'
import { within } from '#server/patience.ts'
import type { BodyOutcome } from './request-body.ts'

/** How slowly a body may come: with a while of grace, and no slower than so many bytes a second. */
type Pace = { graceMs: number; bytesPerSecond: number }

/** The worst line that a phone can have; who sends less holds a connection for no reason. */
const SLOWEST: Pace = { graceMs: 10_000, bytesPerSecond: 4096 }

/** A body as it comes; the last piece is null where it came too slowly. */
export async function* bodyPieces(
  request: Request,
  { graceMs, bytesPerSecond } = SLOWEST,
): AsyncGenerator<Uint8Array | null, void, void> {
  if (!request.body) return
  const started = performance.now()
  let size = 0
  // The stream is left where it stands, not cancelled: that would close the connection before the refusal is sent.
  const reader = request.body.getReader()
  for (;;) {
    const patience = graceMs + (size / bytesPerSecond) * 1000 - (performance.now() - started)
    const chunk = await within(patience, reader.read())
    if (chunk === null) yield null
    if (chunk === null || chunk.done) return
    size += chunk.value.length
    yield chunk.value
  }
}

export async function readBytes(
  request: Request,
  limit: number,
  pace = SLOWEST,
): Promise<BodyOutcome<Buffer<ArrayBuffer>>> {
  if (saysLength(request) > limit) return TOO_LARGE
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bodyPieces(request, pace)) {
    if (chunk === null) return TOO_SLOW
    size += chunk.length
    if (size > limit) return TOO_LARGE
    chunks.push(chunk)
  }
  return { ok: true, value: Buffer.concat(chunks) }
}

export function saysLength({ headers }: Request): number {
  return Number(headers.get('content-length') ?? 0)
}

export const TOO_LARGE = { ok: false, problem: { status: 413, message: bodyProblems.tooLarge } } as const
export const TOO_SLOW = { ok: false, problem: { status: 408, message: bodyProblems.tooSlow } } as const
