import type { UploadedFile } from './uploaded-file.ts'

const CALL = '/api/uploads/add.php'

export type FileKind = 'image' | 'pdf'

export const ACCEPTED: Record<FileKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif',
  pdf: 'application/pdf',
}

export type UploadAnswer =
  | { ok: true; file: UploadedFile }
  /** `message` is the server's own word on the file, in the language that was asked for. */
  | { ok: false; problem: 'offline' | 'signed-out' | 'failed' | 'cancelled'; message?: string }

type Sending = {
  kind: FileKind
  locale: string
  signal: AbortSignal
  /** From 0 to 100. */
  onProgress: (percent: number) => void
}

/** Uploads one file by the call of the API. By XMLHttpRequest, since `fetch` does not say how far an upload is. */
export function sendUpload(file: File, { kind, locale, signal, onProgress }: Sending): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('locale', locale)
    body.append('kind', kind)
    body.append('file', file)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)))
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.response, file)))
    request.addEventListener('error', () => resolve({ ok: false, problem: 'offline' }))
    request.addEventListener('abort', () => resolve({ ok: false, problem: 'cancelled' }))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', CALL)
    request.send(body)
  })
}

/** What the server said of an upload. */
export function readAnswer(status: number, answer: unknown, file: { name: string }): UploadAnswer {
  const { data, message } = (typeof answer === 'object' && answer !== null ? answer : {}) as Envelope
  if (status === 401 || status === 403) return { ok: false, problem: 'signed-out' }
  if (status !== 200 || typeof data?.name !== 'string') {
    return { ok: false, problem: 'failed', message: data?.fields?.['file'] ?? message }
  }
  const { width = null, height = null } = data
  return { ok: true, file: { name: data.name, originalName: file.name, width, height } }
}

type Envelope = {
  message?: string
  data?: { name?: unknown; width?: number | null; height?: number | null; fields?: Record<string, string> }
}
