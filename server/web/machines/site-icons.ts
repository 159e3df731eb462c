import { readIconPath } from '#domain/site/site-icons.ts'
import type { HttpContext } from '#server/middleware/http-scope.ts'
import type { IdentityService } from '#server/services/site/identity/identity.ts'
import { fileResponse } from '#server/web/files/file-response.ts'
import { refusal } from '#server/web/refusal.ts'

/** An icon of the site, made of its mark or of the first letter of its name. */
export async function siteIcon(c: HttpContext, identity: Pick<IdentityService, 'icon'>): Promise<Response> {
  const asked = readIconPath(new URL(c.req.url).pathname)
  const bytes = asked && (await identity.icon(asked.fingerprint, asked.name))
  if (!asked || !bytes) return refusal(c, 404)
  const file = {
    type: 'image/png',
    size: bytes.length,
    etag: `"${asked.fingerprint}-${asked.name}"`,
    read: (range?: { start: number; end: number }) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
  }
  return fileResponse(c.req.raw, file, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}
