import type { Editor } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'

/** The text of an editor as it is sent and stored: the HTML that a person would write. */
export function htmlOf(editor: Editor): string {
  if (editor.isEmpty) return ''
  // In a document of its own, where pictures are not loaded a second time.
  const apart = document.implementation.createHTMLDocument('')
  const serializer = DOMSerializer.fromSchema(editor.schema)
  apart.body.append(serializer.serializeFragment(editor.state.doc.content, { document: apart }))
  for (const element of apart.querySelectorAll('li, th, td')) unwrapWords(element)
  for (const table of apart.querySelectorAll('table')) liftHeader(table)
  dropEmptyEnd(apart.body)
  return apart.body.innerHTML
}

/** Stored text as the editor reads it: it knows no captions of tables, so they become the paragraph above. */
export function contentOf(html: string): string {
  if (!html.includes('<caption')) return html
  const apart = new DOMParser().parseFromString(html, 'text/html')
  for (const caption of apart.querySelectorAll('caption')) {
    const paragraph = apart.createElement('p')
    paragraph.append(...caption.childNodes)
    caption.closest('table')?.before(paragraph)
    caption.remove()
  }
  return apart.body.innerHTML
}

/** A list item or cell that holds one paragraph holds its words: `<li>a</li>` for `<li><p>a</p></li>`. */
function unwrapWords(element: Element) {
  const [first, ...others] = element.children
  if (first?.tagName !== 'P' || first.attributes.length > 0) return
  if (others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')) first.replaceWith(...first.childNodes)
}

/** A first row of headings only is the table's head. */
function liftHeader(table: HTMLTableElement) {
  const row = table.rows[0]
  const cells = [...(row?.cells ?? [])]
  if (!row || !cells.every((cell) => cell.tagName === 'TH' && cell.rowSpan === 1)) return
  table.createTHead().append(row)
  if (table.tBodies[0]?.rows.length === 0) table.tBodies[0].remove()
}

/** The editor keeps an empty paragraph at the end, to write on below a table or picture. */
function dropEmptyEnd(body: HTMLElement) {
  while (body.lastElementChild?.tagName === 'P' && body.lastElementChild.childNodes.length === 0) {
    body.lastElementChild.remove()
  }
}
