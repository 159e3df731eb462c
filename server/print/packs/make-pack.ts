import { readFile, writeFile } from 'node:fs/promises'
import {
  degrees,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFEmbeddedPage,
  type PDFPage,
  PDFHexString,
  PDFNull,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Typesetter } from '#server/print/typesetter.ts'
import type { LeftOutReason, PackAnswer, PackedDocument, PackFront, PackTask } from './pack-task.ts'

type Opened = { source: PDFDocument; pages: number; document: PackedDocument }

const LOADED = { updateMetadata: false }
/** What a cover, a page of contents and a table come to. */
const USUAL_FRONT = 3
const MM = 72 / 25.4
const FOOT_WIDTH = 170 * MM
const FOOT_ABOVE_EDGE = 5 * MM

/** Cover, contents and table as one document of Typst, and behind them the documents with their pages as they are. */
export async function makePack(
  typesetter: Typesetter,
  { front, documents, target, mostPages }: PackTask,
): Promise<PackAnswer> {
  const opened: Opened[] = []
  const leftOut: PackAnswer['leftOut'] = []
  for (const [at, document] of documents.entries()) {
    const source = await openPdf(document.path)
    if (typeof source === 'string') leftOut.push({ at, reason: source })
    else opened.push({ source, pages: source.getPageCount(), document })
  }
  const documentPages = opened.reduce((sum, { pages }) => sum + pages, 0)
  if (opened.length === 0 || documentPages + USUAL_FRONT > mostPages)
    return { pages: documentPages, isTooLarge: opened.length > 0, leftOut }
  const named = leftOut.map(({ at, reason }) => {
    const { name, url } = documents[at]!
    return { name, reason: front.words.reasons[reason], url: url && front.siteUrl + url }
  })
  const set = await setFront(typesetter, { ...front, leftOut: [...front.leftOut, ...named] }, opened)
  const pack = await PDFDocument.load(set.pdf, LOADED)
  // What follows has no tags, so the whole makes no claim that everybody may read it.
  pack.catalog.delete(PDFName.of('Metadata'))
  for (const { source } of opened)
    for (const page of await pack.copyPages(source, source.getPageIndices())) pack.addPage(page)
  await layFeet(typesetter, pack, front)
  addOutline(pack, outlineOf(front, opened, set))
  pack.setTitle(front.title)
  pack.setAuthor(front.author)
  pack.setLanguage(front.locale)
  await writeFile(target, await pack.save(), { mode: 0o600 })
  return { pages: pack.getPageCount(), isTooLarge: false, leftOut }
}

async function openPdf(path: string): Promise<PDFDocument | LeftOutReason> {
  try {
    const source = await PDFDocument.load(await readFile(path), LOADED)
    return source.getPageCount() > 0 ? source : 'broken'
  } catch (error) {
    return error instanceof Error && /encrypted/i.test(error.message) ? 'encrypted' : 'broken'
  }
}

type SetFront = { pdf: Uint8Array; pages: number; tablePage: number; places: number[] }

/** The pages of the documents follow from how many stand before them, which is known once those are set. */
async function setFront(typesetter: Typesetter, front: PackFront, opened: Opened[]): Promise<SetFront> {
  const hasSigned = opened.some(({ source }) => isSigned(source))
  for (let before = USUAL_FRONT; ;) {
    const places = placesOf(opened, before)
    const documents = opened.map(({ document: { product, name } }, index) => ({ product, name, page: places[index] }))
    // The table begins on the first page that lies on its side.
    const set = async (tablePage: number) =>
      typesetter.print({ template: 'submittal.typ', data: { ...front, documents, hasSigned, tablePage }, pictures: {} })
    const first = await set(before)
    const tablePage = await firstLyingPage(first.pdf)
    const { pdf, pages } = tablePage === before ? first : await set(tablePage)
    if (pages === before) return { pdf, pages, tablePage, places }
    before = pages
  }
}

async function firstLyingPage(pdf: Uint8Array): Promise<number> {
  const pages = (await PDFDocument.load(pdf, LOADED)).getPages()
  return pages.findIndex((page) => page.getWidth() > page.getHeight()) + 1
}

/** The page of the pack on which each document begins. */
function placesOf(opened: Opened[], before: number): number[] {
  let next = before + 1
  return opened.map(({ pages }) => {
    const place = next
    next += pages
    return place
  })
}

function isSigned(source: PDFDocument): boolean {
  const flags = source.catalog
    .lookupMaybe(PDFName.of('AcroForm'), PDFDict)
    ?.lookupMaybe(PDFName.of('SigFlags'), PDFNumber)
  return (flags?.asNumber() ?? 0) % 2 === 1
}

async function layFeet(typesetter: Typesetter, pack: PDFDocument, { foot, locale }: PackFront): Promise<void> {
  const pages = pack.getPages()
  const lines = pages.map((_, index) => `${foot} · \u2066${index + 1}/${pages.length}\u2069`)
  const { pdf } = await typesetter.print({ template: 'submittal-foot.typ', data: { locale, lines }, pictures: {} })
  const feet = await pack.embedPdf(
    pdf,
    lines.map((_, index) => index),
  )
  for (const [index, page] of pages.entries()) layFoot(page, feet[index]!)
}

/** In the middle above the lower edge, as the page is turned where it is shown. */
function layFoot(page: PDFPage, foot: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox()
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  const shownWidth = turn % 180 === 0 ? width : height
  const scale = Math.min(1, (shownWidth * 0.9) / FOOT_WIDTH)
  const start = (shownWidth - FOOT_WIDTH * scale) / 2
  const above = FOOT_ABOVE_EDGE
  const places: Record<number, [number, number]> = {
    0: [x + start, y + above],
    90: [x + width - above, y + start],
    180: [x + width - start, y + height - above],
    270: [x + above, y + height - start],
  }
  const [left, bottom] = places[turn] ?? places[0]!
  page.drawPage(foot, { x: left, y: bottom, xScale: scale, yScale: scale, rotate: degrees(turn) })
}

function outlineOf({ words, products }: PackFront, opened: Opened[], { tablePage, places }: SetFront): OutlineItem[] {
  const documents = opened.map(({ document }, index) => ({ ...document, page: places[index]! }))
  const named = products.flatMap(({ name }, product): OutlineItem[] => {
    const own = documents.filter((document) => document.product === product)
    const children = own.map((document) => ({ title: document.name, page: document.page, children: [] }))
    return own.length > 0 ? [{ title: name, page: own[0]!.page, children }] : []
  })
  return [
    { title: words.cover, page: 1, children: [] },
    { title: words.compliance, page: tablePage, children: [] },
    { title: words.documents, page: places[0]!, children: named },
  ]
}

/** `page` counts from 1. */
type OutlineItem = { title: string; page: number; children: OutlineItem[] }

/** Bookmarks in place of those that the document has. */
function addOutline(document: PDFDocument, items: OutlineItem[]): void {
  const root = document.context.nextRef()
  document.context.assign(root, document.context.obj({ Type: 'Outlines', ...childrenOf(document, items, root) }))
  document.catalog.set(PDFName.of('Outlines'), root)
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

function childrenOf(document: PDFDocument, items: OutlineItem[], parent: PDFRef) {
  if (items.length === 0) return {}
  const { context } = document
  const refs = items.map(() => context.nextRef())
  for (const [index, { title, page, children }] of items.entries()) {
    const own = refs[index]!
    const beside = {
      ...(index > 0 && { Prev: refs[index - 1]! }),
      ...(index < items.length - 1 && { Next: refs[index + 1]! }),
    }
    const target = [document.getPage(page - 1).ref, PDFName.of('XYZ'), PDFNull, PDFNull, PDFNull]
    const entry = { Title: PDFHexString.fromText(title), Parent: parent, Dest: target, ...beside }
    context.assign(own, context.obj({ ...entry, ...childrenOf(document, children, own) }))
  }
  return { First: refs[0]!, Last: refs.at(-1)!, Count: PDFNumber.of(items.length) }
}
