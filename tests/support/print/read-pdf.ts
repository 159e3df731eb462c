import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** What a program reads in a PDF. */
export type ReadPdf = {
  title: unknown
  language: unknown
  /** One text per page, without the marks that keep the order of figures. */
  pages: string[]
  /** What it takes for one text, in order: a line, or a part of one, such as a cell. */
  pieces: string[]
  /** Glyphs as they are drawn one behind another, from left to right. */
  runs: string[]
  isTagged: boolean
  /** What the tags say is there: `H1`, `Table`, `Figure` … */
  tags: Set<string>
  /** What its pictures show, as told to those who do not see them. */
  alternatives: string[]
  bookmarks: string[]
}

type Tag = { role?: string; alt?: string; children?: Tag[] }
type Bookmark = { title: string; items: Bookmark[] }
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

const ISOLATES = /[\u2066-\u2069]/g

/** Reads a PDF as Firefox does. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
  const { info } = await document.getMetadata()
  const trees = await Promise.all(pages.map((page) => page.getStructTree() as Promise<Tag | null>))
  const tags = trees.flatMap((tree) => (tree ? flat(tree) : []))
  const pieces = await Promise.all(pages.map(piecesOf))
  const read = {
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    pages: pieces.map((page) => page.join('')),
    pieces: pieces.flat(),
    runs: (await Promise.all(pages.map(runsOf))).flat(),
    isTagged: (await document.getMarkInfo())?.Marked === true,
    tags: new Set(tags.flatMap(({ role }) => role ?? [])),
    alternatives: tags.flatMap(({ alt }) => alt ?? []),
    bookmarks: titlesOf(await document.getOutline()),
  }
  await document.loadingTask.destroy()
  return read
}

async function runsOf(page: Page): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((operator, at) => {
    if (operator !== OPS.showText) return []
    const [glyphs] = argsArray[at] as [{ unicode?: string }[]]
    return glyphs.map(({ unicode = '' }) => unicode).join('')
  })
}

async function piecesOf(page: Page): Promise<string[]> {
  const { items } = await page.getTextContent()
  const texts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
  return texts.map((text) => text.replaceAll(ISOLATES, ''))
}

function flat(tag: Tag): Tag[] {
  return [tag, ...(tag.children ?? []).flatMap(flat)]
}

function titlesOf(bookmarks: Bookmark[] | null): string[] {
  return (bookmarks ?? []).flatMap(({ title, items }) => [title.replace(ISOLATES, ''), ...titlesOf(items)])
}
