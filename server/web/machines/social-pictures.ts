import { iconPath } from '#domain/site/site-icons.ts'
import { readSocialPath } from '#domain/site/social-card.ts'
import type { HttpContext } from '#server/middleware/http-scope.ts'
import type { Services } from '#server/services/services.ts'
import { fileResponse } from '#server/web/files/file-response.ts'
import { refusal } from '#server/web/refusal.ts'

/** What every page shows that has no picture of its own, and every record whose picture is not there yet. */
const SITE_PICTURE = '/images/social.jpg'

/** The picture of a shared link; an address of before a change leads to the picture of now. */
export async function socialPicture(
  c: HttpContext,
  { socialPictures: pictures, identity }: Pick<Services, 'socialPictures' | 'identity'>,
): Promise<Response> {
  const request = readSocialPath(new URL(c.req.url).pathname)
  const answer = request && (await pictures.open(request))
  if (!request || !answer) return refusal(c, 404)
  if (answer.kind === 'moved') return redirect(answer.path, 'no-cache')
  if (answer.kind === 'later') {
    const look = await identity.view(request.locale)
    const picture = look ? (look.picture?.src ?? iconPath(look.icons, 'icon-512')) : SITE_PICTURE
    return redirect(picture, 'no-store')
  }
  const { bytes } = answer
  const file = {
    type: 'image/jpeg',
    size: bytes.length,
    etag: `"${request.fingerprint}"`,
    read: (range?: { start: number; end: number }) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
  }
  return fileResponse(c.req.raw, file, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
}

function redirect(path: string, cacheControl: string): Response {
  return new Response(null, { status: 302, headers: { Location: path, 'Cache-Control': cacheControl } })
}
