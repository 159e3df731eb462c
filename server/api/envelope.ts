/** What every answer of the API looks like (specification, section 7). */
export type Envelope<Data = unknown> =
  | { status: 'success'; message?: string; data?: Data }
  | { status: 'error'; message: string; data?: { fields: Record<string, string> } }

export function successEnvelope(data: unknown, message?: string): Response {
  return envelope(200, { status: 'success', ...(message === undefined ? {} : { message }), data })
}

/** `fields` says what is wrong with single fields of the request, by their names. */
export function errorEnvelope(status: number, message: string, fields?: Record<string, string>): Response {
  return envelope(status, { status: 'error', message, ...(fields ? { data: { fields } } : {}) })
}

function envelope(status: number, body: Envelope): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(JSON.stringify(body), { status, headers })
}
