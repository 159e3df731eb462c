// `node reference-server.ts node|hono|react PORT BODY HEADERS`: answers every request alike, as a reference for the site.
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const [kind = '', port = '', bodyFile = '', headersFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>

const app = new Hono().get('/page', () => {
  return new Response(body, { headers: { ...headers, 'content-length': String(body.length) } })
})
const hono = getRequestListener(app.fetch)

const KINDS: Record<string, RequestListener> = {
  node: (_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.end(body)
  },
  hono: (request, response) => void hono(request, response),
  react: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(renderToString(listOfCards()))
  },
}

createServer(KINDS[kind]).listen(Number(port), '127.0.0.1')

/** Thirty cards, each a picture, a heading, a line and three badges under a link. */
function listOfCards() {
  const badges = ['750 ml', '12', 'TDS'].map((text) => createElement('span', { key: text, className: 'badge' }, text))
  const cards = Array.from({ length: 30 }, (_, index) =>
    createElement(
      'li',
      { key: index, className: 'product-card' },
      createElement(
        'a',
        { href: `/en/range/${index}` },
        createElement('img', { src: `/pictures/${index}.webp`, alt: '', width: 320, height: 320, loading: 'lazy' }),
        createElement('h3', null, `Sealant ${index}`),
        createElement('p', null, 'Fills joints and sticks to glass and aluminium.'),
        badges,
      ),
    ),
  )
  return createElement('html', null, createElement('body', null, createElement('ul', null, cards)))
}
