import { bodyProblems } from '../../../content/body-problems.ts'
import { within } from '../../patience.ts'
import type { BodyOutcome } from './request-body.ts'

/** How slowly a body may come: with a while of grace, and no slower than so many bytes a second. */
export type Pace = { graceMs: number; bytesPerSecond: number }

/** The worst line that a phone can have; who sends less holds a connection for no reason. */
const SLOWEST: Pace = { graceMs: 10_000, bytesPerSecond: 4096 }

/** The bytes of a body, counted while they come. One that is too long is refused, or its beginning read where that is of use. */
export async function readBytes(
  request: Request,
  limit: number,
  { graceMs, bytesPerSecond } = SLOWEST,
  wantsBeginning = false,
): Promise<BodyOutcome<Buffer<ArrayBuffer>>> {
  if (!wantsBeginning && Number(request.headers.get('content-length') ?? 0) > limit) return TOO_LARGE
  if (!request.body) return { ok: true, value: Buffer.alloc(0) }
  const chunks: Uint8Array[] = []
  const started = performance.now()
  let size = 0
  // The stream is left where it stands, not cancelled: that would close the connection before the refusal is sent.
  const reader = request.body.getReader()
  for (;;) {
    const patience = graceMs + (size / bytesPerSecond) * 1000 - (performance.now() - started)
    const chunk = await within(patience, reader.read())
    if (chunk === null) return { ok: false, problem: { status: 408, message: bodyProblems.tooSlow } }
    if (chunk.done) return { ok: true, value: Buffer.concat(chunks) }
    size += chunk.value.length
    if (size > limit && !wantsBeginning) return TOO_LARGE
    chunks.push(chunk.value)
    if (size > limit) return { ok: true, value: Buffer.concat(chunks) }
  }
}

const TOO_LARGE = { ok: false, problem: { status: 413, message: bodyProblems.tooLarge } } as const
