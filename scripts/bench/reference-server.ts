// `node reference-server.ts node|react PORT FOLDER`: answers every request alike, as a reference for the site.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const [kind = '', port = '', folder = ''] = process.argv.slice(2)
const body = readFileSync(join(folder, 'page'))
const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>

createServer((_request, response) => {
  if (kind === 'node') response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  else response.writeHead(200, { 'content-type': 'text/html' }).end(renderToString(listOfCards()))
}).listen(Number(port), '127.0.0.1')

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
