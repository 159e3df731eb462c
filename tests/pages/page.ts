import { request } from 'node:http'
import { DomUtils, parseDocument } from 'htmlparser2'

const SPOKEN = ['alt', 'aria-label', 'content', 'placeholder', 'title']

export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** One answer of the site, read as a visitor's browser or a search engine would read it. */
export class Page {
  readonly path: string
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly #document: ReturnType<typeof parseDocument>
  readonly #elements: Element[]

  constructor(path: string, status: number, headers: Headers, html: string) {
    this.path = path
    this.status = status
    this.headers = headers
    this.html = html
    this.#document = parseDocument(html)
    this.#elements = DomUtils.getElementsByTagName('*', this.#document, true)
  }

  /** All elements with this name, or with any name for `*`. */
  all(name: string): Element[] {
    return name === '*' ? this.#elements : this.#elements.filter((element) => element.name === name)
  }

  /** The attribute of every element of this name that has it. */
  attributes(name: string, attribute: string): string[] {
    return this.all(name).flatMap((element) => element.attribs[attribute] ?? [])
  }

  texts(name: string): string[] {
    return this.all(name).map((element) => DomUtils.textContent(element).trim())
  }

  get title(): string {
    return this.texts('title').join()
  }

  /** What `<meta name="…">` or `<meta property="…">` says, or null. */
  meta(key: string): string | null {
    const tag = this.all('meta').find(({ attribs }) => attribs['name'] === key || attribs['property'] === key)
    return tag?.attribs['content'] ?? null
  }

  /** What the first field with a name holds. */
  valueIn(name: string): string | undefined {
    return this.#elements.find(({ attribs }) => attribs['name'] === name && attribs['value'] !== undefined)?.attribs[
      'value'
    ]
  }

  /** The address of every `<link>` of this kind; alternates are named by their language. */
  links(rel: string): Record<string, string> {
    const links = this.all('link').filter(({ attribs }) => attribs['rel'] === rel)
    return Object.fromEntries(links.map(({ attribs }) => [attribs['hreflang'] ?? rel, attribs['href'] ?? '']))
  }

  /** Where it leads, for an answer that leads on. */
  get location(): string | null {
    return this.headers.get('location')
  }

  /** Its main part, as it is written. */
  get main(): string {
    return /<main.*<\/main>/s.exec(this.html)?.[0] ?? ''
  }

  /** What its main part says. */
  get text(): string {
    return this.main
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }

  /** Everything that a visitor may read: text, and the attributes that are shown or spoken. */
  get visibleText(): string {
    const spoken = this.#elements.flatMap(({ attribs }) => SPOKEN.flatMap((name) => attribs[name] ?? []))
    return [DomUtils.innerText(this.#document.children), ...spoken].join('\n')
  }
}

export function siteOrigin(): string {
  const origin = process.env['SITE_ORIGIN']
  if (!origin) throw new Error('SITE_ORIGIN is not set: the site was not started')
  return origin
}

let visitors = 0

/** Every request comes from another visitor, so that no test meets the limit that another one used up. */
export function visitorHeaders(): Record<string, string> {
  visitors += 1
  return { 'X-Forwarded-For': `10.${process.pid % 250}.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}` }
}

/** Asks for one page as it is; redirects are not followed. */
export async function ask(
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Page> {
  const answer = await fetch(new URL(path, siteOrigin()), {
    redirect: 'manual',
    ...init,
    headers: { ...visitorHeaders(), ...init.headers },
  })
  return new Page(path, answer.status, answer.headers, await answer.text())
}

/** Asks for an address exactly as it is written, however odd: nothing is encoded or cleaned on the way. */
export function askExactly(path: string): Promise<Page> {
  const { hostname, port } = new URL(siteOrigin())
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: visitorHeaders() }, (answer) => {
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => (html += text))
      answer.on('end', () => {
        const headers = new Headers(answer.headers as Record<string, string>)
        resolve(new Page(path, answer.statusCode ?? 0, headers, html))
      })
    })
    sent.on('error', reject).end()
  })
}
