import { errorPages, type ErrorStatus, errorPageLabels } from '#content/error-pages.ts'
import { localeOfPath, directionOf, type Locale } from '#domain/text/locale.ts'
import { FILE_FOLDERS } from '#domain/records/reserved-segments.ts'
import { errorEnvelope } from '#server/api/envelope.ts'
import { type HttpContext, rawTarget } from '#server/middleware/http-scope.ts'
import { pathOf } from './request/request-target.ts'
import { html, raw } from 'hono/html'
import { INK, INK_2, INK_3, PAPER, RED, RED_HOVER, WHITE } from '#content/palette.ts'
import { htmlResponse } from './html-response.ts'

/** Stands on its own, since it is shown when the rest of the site cannot be trusted to work. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;
background:${PAPER};color:${INK};text-align:center;font:1.0625rem/1.8 'IBM Plex Sans Arabic',system-ui,sans-serif}
p{margin:0;color:${INK_2}}
.status{font-size:clamp(4rem,16vw,8rem);line-height:1;font-weight:600;color:${INK}}
h1{margin:0;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);line-height:1.4}
a{display:inline-block;margin-block-start:8px;padding:14px 26px;border-radius:12px;background:${RED};color:${WHITE};
font-weight:600;text-decoration:none}
a:hover{background:${RED_HOVER}}
a:focus-visible{outline:3px solid ${INK};outline-offset:3px}
.reference{font-size:.875rem;color:${INK_3}}`

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

type ErrorPage = { status: ErrorStatus; locale: Locale; requestId: string }

function errorPage(page: ErrorPage): Promise<Response> {
  return htmlResponse(markup(page), page.status, {
    'Content-Language': page.locale,
    'Cache-Control': 'no-store',
  })
}

function markup({ status, locale, requestId }: ErrorPage) {
  const { title, advice } = errorPages[status]
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title[locale]}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <p class="status" aria-hidden="true">${status}</p>
        <h1>${title[locale]}</h1>
        <p>${advice[locale]}</p>
        <a href="${locale === 'en' ? '/en' : '/ar'}">${errorPageLabels.home[locale]}</a>
        <p class="reference">${errorPageLabels.reference[locale]}: <bdi dir="ltr">${requestId}</bdi></p>
      </body>
    </html> `
}
