import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { editorExtensions } from './editor-extensions.ts'
import { fileOf, isPictureAlone, leftOutOf, type LeftOut } from './left-out.ts'
import { cleanPasted } from './pasted-html.ts'
import { DOMSerializer } from '@tiptap/pm/model'

export type TextEditorOptions = {
  /** What the editor begins with. */
  html: string
  /** The language of the text, which may not be that of the page. */
  locale: Locale
  /** The id of what names the text, and of what describes it. */
  labelledBy: string
  describedBy?: string
  onChange: (html: string) => void
}

/** What the keyboard, the clipboard and a drop can ask for beside text. */
type Handlers = {
  onLink: () => void
  onBar: () => void
  onPictures: (files: File[]) => void
  onLeftOut: (left: LeftOut) => void
}

/** The editor of one text. Everything that it makes is HTML with classes alone, as the server keeps it. */
export function useTextEditor(options: TextEditorOptions, handlers: Handlers): Editor | null {
  const { html, locale, labelledBy, describedBy, onChange } = options
  // The editor writes the same text in its own way; that alone is no change, and undoing everything is none either.
  const unchanged = useRef<string | null>(null)
  return useEditor({
    extensions: editorExtensions,
    content: contentOf(html),
    // Its styles stand in editor.css: the content security policy allows no style elements.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        class: 'rich-text editor-text',
        lang: locale,
        dir: directionOf(locale),
      },
      transformPastedHTML: (pasted) => {
        tellLeftOut(pasted, handlers)
        return cleanPasted(pasted)
      },
      handleKeyDown: (_view, event) => handleKey(event, handlers),
      // Before the editor reads what came, and tells what of it was left out.
      handleDOMEvents: {
        paste: (_view, event) => takesPictures(event, event.clipboardData, handlers),
        drop: (view, event) => {
          if (!takesPictures(event, event.dataTransfer, handlers)) return false
          moveTo(view, event)
          return true
        },
      },
    },
    onCreate: ({ editor }) => {
      unchanged.current ??= htmlOf(editor)
    },
    onUpdate: ({ editor }) => {
      const text = htmlOf(editor)
      unchanged.current ??= text
      onChange(text === unchanged.current ? html : text)
    },
  })
}

function handleKey(event: KeyboardEvent, { onLink, onBar }: Handlers): boolean {
  const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK'
  const isBar = event.altKey && event.key === 'F10'
  if (isLink) onLink()
  if (isBar) onBar()
  return isLink || isBar
}

/**
 * Pictures as files are asked about and uploaded. Word sends one of the words beside the words: those are wanted. A
 * browser sends beside a copied picture where it comes from.
 */
function takesPictures(event: Event, data: DataTransfer | null, { onPictures }: Handlers): boolean {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  const html = data?.getData('text/html') ?? ''
  if (files.length === 0 || !(html === '' || isPictureAlone(html))) return false
  event.preventDefault()
  onPictures(files)
  return true
}

/** Pictures within pasted words are uploaded as files are; of the rest that cannot stay, the page says what it was. */
function tellLeftOut(pasted: string, { onPictures, onLeftOut }: Handlers) {
  const left = leftOutOf(pasted)
  onLeftOut(left)
  if (left.embedded.length > 0) onPictures(left.embedded.map(fileOf))
}

/** The cursor goes where something was dropped. */
function moveTo(view: EditorView, { clientX, clientY }: MouseEvent) {
  const place = view.posAtCoords({ left: clientX, top: clientY })
  if (place === null) return
  const near = view.state.doc.resolve(place.pos)
  view.dispatch(view.state.tr.setSelection(TextSelection.near(near)))
}

/** The text of an editor as it is sent and stored: the HTML that a person would write. */
function htmlOf(editor: Editor): string {
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
function contentOf(html: string): string {
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
