import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Config } from '#server/config.ts'
import { addSecurityHeaders } from '#server/middleware/security-headers.ts'

/** What Node's parser says of a request that it cannot read. */
type ParserError = Error & { code?: string; rawPacket?: Buffer }

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what the parser does not let through, and closes the connection. Some programs leave letters of an address as
 * they are that ought to be percent-encoded: they are led to the address that they mean.
 */
export function answerUnreadable(error: ParserError, socket: Duplex, config: Config): void {
  // Node keeps it here while it is on its way: another answer must not be written into it.
  const { _httpMessage: answered } = socket as { _httpMessage?: ServerResponse | null }
  if (socket.writable && !answered?.headersSent) socket.write(answerTo(error, config))
  socket.destroy(error)
}

function answerTo(error: ParserError, config: Config): string {
  const meant = error.code === 'HPE_INVALID_URL' ? encodedTarget(error.rawPacket?.toString('latin1') ?? '') : null
  const status = meant === null ? (STATUS[error.code ?? ''] ?? 400) : 308
  const text = meant === null ? `${status === 400 ? 'Bad request' : STATUS_CODES[status]}\n` : ''
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  if (meant !== null) headers.set('Location', meant)
  addSecurityHeaders(headers, config)
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}

/** The address of a request line with every byte encoded that needs it; null where it is none of this site. */
function encodedTarget(request: string): string | null {
  // oxlint-disable-next-line no-control-regex -- a blank may be a part of a letter here
  const target = /^(?:GET|HEAD) (\/(?!\/)[^\u0000- \u007f\\]*) HTTP\/1\.1\r\n/.exec(request)?.[1]
  return target?.replaceAll(/[\u0080-\u00ff]/g, percent) ?? null
}

function percent(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`
}
