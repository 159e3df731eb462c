import { errorPages, type ErrorStatus, errorPageLabels } from '#content/error-pages.ts'
import { localeOfPath, directionOf, type Locale } from '#domain/text/locale.ts'
import { FILE_FOLDERS } from '#domain/records/reserved-segments.ts'
import { errorEnvelope } from '#server/api/envelope.ts'
import { type HttpContext, rawTarget } from '#server/middleware/http-scope.ts'
import { pathOf } from './request/request-target.ts'
import { html, raw } from 'hono/html'
import { INK, INK_2, INK_3, PAPER, WHITE } from '#content/palette.ts'
import { htmlResponse } from './html-response.ts'

/** Stands on its own, since it is shown when the rest of the site cannot be trusted to work. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;
background:${PAPER};color:${INK};text-align:center;font:1.0625rem/1.8 'IBM Plex Sans Arabic',system-ui,sans-serif}
p{margin:0;color:${INK_2}}
.status{font-size:clamp(4rem,16vw,8rem);line-height:1;font-weight:600;color:${INK}}
h1{margin:0;font-size:clamp(1.5rem,1.2rem + 1.4vw,2.25rem);line-height:1.4}
a{display:inline-block;margin-block-start:8px;padding:14px 26px;border-radius:12px;background:${INK};color:${WHITE};
font-weight:600;text-decoration:none}
a.more,a.more:hover{margin:4px;padding:8px 14px;background:transparent;color:${INK};text-decoration:underline}
progress{width:min(20rem,80vw);accent-color:${INK}}
a:hover{background:${INK_2}}
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

/** What a refusal says beside, or in place of, its own text. */
export type RefusalNote = {
  title?: string
  lead?: string
  links: { text: string; href: string; language?: string }[]
  /** The page asks again after so many seconds. */
  reload?: number
}

/** A refusal for a reader of a language, with where to go on. */
export async function notedRefusal(
  c: HttpContext,
  status: ErrorStatus,
  locale: Locale,
  note: RefusalNote,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await errorPage({ status, locale, requestId: c.get('requestId'), note })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
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

type ErrorPage = { status: ErrorStatus; locale: Locale; requestId: string; note?: RefusalNote }

function errorPage(page: ErrorPage): Promise<Response> {
  return htmlResponse(markup(page), page.status, { 'Content-Language': page.locale, 'Cache-Control': 'no-store' })
}

function markup({ status, locale, requestId, note = { links: [] } }: ErrorPage) {
  const { title, advice } = errorPages[status]
  const heading = note.title ?? title[locale]
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${note.reload === undefined ? '' : html`<meta http-equiv="refresh" content="${note.reload}" />`}
        <title>${heading}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${note.reload === undefined ? html`<p class="status" aria-hidden="true">${status}</p>` : ''}
        <h1>${heading}</h1>
        ${note.title === undefined ? html`<p>${advice[locale]}</p>` : ''}
        ${note.reload === undefined ? waysOn(note, locale, requestId) : waiting(heading, locale)}
      </body>
    </html> `
}

function waysOn(note: RefusalNote, locale: Locale, requestId: string) {
  return html`${note.links.length === 0 ? '' : linksOf(note)}
    <a href="${locale === 'en' ? '/en' : '/ar'}">${errorPageLabels.home[locale]}</a>
    <p class="reference">${errorPageLabels.reference[locale]}: <bdi dir="ltr">${requestId}</bdi></p>`
}

/** In place of the way on of somebody who has only to wait. */
function waiting(heading: string, locale: Locale) {
  return html`<progress aria-label="${heading}"></progress>
    <p>${errorPageLabels.renewing[locale]}</p>`
}

function linksOf({ lead, links }: RefusalNote) {
  const all = links.map(
    ({ text, href, language }) =>
      html`<a class="more" href="${href}" ${language ? raw(`hreflang="${language}"`) : ''}>${text}</a> `,
  )
  return html`<p>${lead ?? ''} ${all}</p>`
}
