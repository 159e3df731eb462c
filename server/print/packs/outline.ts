import { PDFHexString, PDFName, PDFNull, PDFNumber, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib'

/** `page` counts from 1. */
export type OutlineItem = { title: string; page: number; children: OutlineItem[] }

/** Bookmarks in place of those that the document has. */
export function addOutline(document: PDFDocument, items: OutlineItem[]): void {
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
