/** What every answer of the API looks like (docs/specification 7). */
export type Envelope =
  | { status: 'success'; message?: string; data?: unknown }
  | { status: 'error'; message: string; data?: Record<string, unknown> }

/** `data.fields` says what is wrong with single fields of the request, by their names. */
export function errorEnvelope(status: number, message: string, data?: Record<string, unknown>): Response {
  return envelopeResponse(status, { status: 'error', message, ...(data ? { data } : {}) })
}

export function envelopeResponse(status: number, envelope: Envelope, headers: Record<string, string> = {}): Response {
  return jsonResponse(status, JSON.stringify(envelope), headers)
}

export function jsonResponse(status: number, text: string, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
