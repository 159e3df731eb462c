import { html, raw } from 'hono/html'
import { errorPageLabels, errorPages, type ErrorStatus } from '#content/error-pages.ts'
import { INK, INK_2, INK_3, PAPER, RED, RED_HOVER, WHITE } from '#content/palette.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { htmlResponse } from './html-response.ts'

type ErrorPage = { status: ErrorStatus; locale: Locale; requestId: string }

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

export function errorPage(page: ErrorPage): Promise<Response> {
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
