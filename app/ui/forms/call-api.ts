export type CallAnswer = {
  ok: boolean
  status: number
  message: string
  /** What is wrong with single fields, by name. */
  fields: Record<string, string>
  retryAfterSeconds: number
  data: unknown
}

/** A visitor waits no longer for an answer; sending the same filling again does no harm. */
const PATIENCE_MS = 20_000

/**
 * Sends a form to a call of the API. As multipart, since percent-encoded Arabic takes three times the room and a long
 * text would be more than the call takes. Null where no answer came, or none that makes sense.
 */
export async function callApi(path: string, form: FormData): Promise<CallAnswer | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(path, { method: 'POST', body: form, signal })
    const envelope = (await response.json()) as { status?: unknown; message?: unknown; data?: unknown }
    const { fields } = (envelope.data ?? {}) as { fields?: Record<string, string> }
    return {
      ok: response.ok && envelope.status === 'success',
      status: response.status,
      message: typeof envelope.message === 'string' ? envelope.message : '',
      fields: fields ?? {},
      retryAfterSeconds: Number(response.headers.get('Retry-After')),
      data: envelope.data,
    }
  } catch {
    return null
  }
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
