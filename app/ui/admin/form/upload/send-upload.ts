import type { SentKind } from '#domain/site/stored-file.ts'
import type { UploadedFile } from './uploaded-file.ts'

const CALL = '/api/uploads/add.php'

/** What a field takes: logos and marks may be drawings, a catalogue is a larger PDF. */
export type FileKind = SentKind

export const ACCEPTED: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif',
  pdf: 'application/pdf',
  logo: 'image/svg+xml,image/png,image/webp,image/avif',
  mark: 'image/svg+xml,image/png,image/webp,image/avif,image/jpeg',
  catalogue: 'application/pdf',
}

export type UploadAnswer =
  | { ok: true; file: UploadedFile }
  /** `message` is the server's own word on the file, in the language that was asked for. */
  | { ok: false; problem: 'offline' | 'signed-out' | 'failed' | 'cancelled'; message?: string }

type Sending = {
  kind: FileKind
  /** It stays while nothing shows it. */
  isKept: boolean
  locale: string
  signal: AbortSignal
  /** From 0 to 100. */
  onProgress: (percent: number) => void
}

/** Uploads one file by the call of the API; where so many were sent that it has to wait, it is sent again. */
export async function sendUpload(file: File, sending: Sending): Promise<UploadAnswer> {
  for (;;) {
    const answer = await sendOnce(file, sending)
    if (!('waits' in answer)) return answer
    await pause(answer.waits, sending.signal)
    if (sending.signal.aborted) return { ok: false, problem: 'cancelled' }
  }
}

/** By XMLHttpRequest, since `fetch` does not say how far an upload is. `waits` are seconds. */
function sendOnce(
  file: File,
  { kind, isKept, locale, signal, onProgress }: Sending,
): Promise<UploadAnswer | { waits: number }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('locale', locale)
    body.append('kind', kind)
    if (isKept) body.append('keep', '1')
    body.append('file', file)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)))
    request.addEventListener('load', () => {
      const waits = request.status === 429 ? Number(request.getResponseHeader('retry-after')) : 0
      resolve(waits > 0 ? { waits } : readAnswer(request.status, request.response, file))
    })
    request.addEventListener('error', () => resolve({ ok: false, problem: 'offline' }))
    request.addEventListener('abort', () => resolve({ ok: false, problem: 'cancelled' }))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', CALL)
    request.send(body)
  })
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export function readAnswer(status: number, answer: unknown, file: { name: string; size: number }): UploadAnswer {
  const { data, message } = (typeof answer === 'object' && answer !== null ? answer : {}) as Envelope
  if (status === 401 || status === 403) return { ok: false, problem: 'signed-out' }
  if (status !== 200 || typeof data?.name !== 'string') {
    return { ok: false, problem: 'failed', message: data?.fields?.['file'] ?? message }
  }
  const { name, width = null, height = null, size = file.size, known_as: knownAs } = data
  const sizes = { sent: file.size, stored: size }
  return { ok: true, file: { name, originalName: file.name, width, height, sizes, ...(knownAs && { knownAs }) } }
}

type Envelope = {
  message?: string
  data?: {
    name?: unknown
    width?: number | null
    height?: number | null
    size?: number
    known_as?: string | null
    fields?: Record<string, string>
  }
}
