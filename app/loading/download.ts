import type { PrivateFile } from '#domain/messages/message.ts'

/** A file of people as an answer: saved and never shown, for whoever asked alone. */
export function download({ name, mime }: Pick<PrivateFile, 'name' | 'mime'>, bytes: Uint8Array<ArrayBuffer>): Response {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '')
  return new Response(bytes, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

/** As RFC 8187 wants it: these signs mean something in a header. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
