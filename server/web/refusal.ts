import { errorPages, type ErrorStatus } from '#content/error-pages.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { FILE_FOLDERS } from '#domain/records/reserved-segments.ts'
import { errorEnvelope } from '#server/api/envelope.ts'
import type { HttpContext } from '#server/middleware/http-scope.ts'
import { rawTarget } from '#server/middleware/http-scope.ts'
import { errorPage } from './error-page.ts'
import { pathOf } from './request/request-target.ts'

/** Folders of files: whatever is asked there was never meant to be a page. */
const STATIC_PREFIXES = FILE_FOLDERS.map((folder) => `/${folder}/`)

/** Names that stand for themselves, not for a page. Pages' own data (`/en.data`) belongs to the pages. */
const FILE_NAME = /^\/(?:healthz|readyz|[^/]+\.(?!data$)\w+)$/

/** Who asks decides the form of a refusal: programs get the envelope, browsers a page, anything else one line. */
export async function refusal(
  c: HttpContext,
  status: ErrorStatus,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await bodyOf(c, status)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

function bodyOf(c: HttpContext, status: ErrorStatus): Response | Promise<Response> {
  const path = pathOf(rawTarget(c))
  if (path === '/api' || path.startsWith('/api/')) return errorEnvelope(status, errorPages[status].title.en)
  if ((isStaticPath(path) || FILE_NAME.test(path)) && !acceptsHtml(c))
    return lineOf(errorPages[status].title.en, status)
  return errorPage({ status, locale: localeOfPath(path), requestId: c.get('requestId') })
}

export function isStaticPath(path: string): boolean {
  return STATIC_PREFIXES.some((prefix) => path.startsWith(prefix))
}

/** Said in so many words: pictures and scripts are asked for with "anything will do" at the end. */
export function acceptsHtml(c: HttpContext): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false
}

function lineOf(text: string, status: number): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
