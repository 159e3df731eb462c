import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Extensions, Mark, Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { StoredPicture } from './stored-picture.ts'
import {
  TEXT_COLORS,
  TEXT_SIZES,
  textColorClass,
  textSizeClass,
  type TextColor,
  type TextSize,
  readLinkAddress,
} from '#domain/posts/rich-text.ts'

/** One of the ten colours, as a class: the content security policy allows no other way. */
const TextColorMark = classMark('textColor', 'color', TEXT_COLORS, textColorClass)

/** A size of words within a paragraph. The bar makes headings; sizes that a text already has are kept. */
const TextSizeMark = classMark('textSize', 'size', TEXT_SIZES, textSizeClass)

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'table']
const DIRECTIONS = ['rtl', 'ltr', 'auto']

const attributes = {
  lang: { default: null },
  dir: { default: null, parseHTML: (element: HTMLElement) => directionOf(element) },
}

/** The language and direction of a whole paragraph, list or table, where it is not that of the article. */
const WrittenInBlocks = Extension.create({
  name: 'writtenInBlocks',
  addGlobalAttributes: () => [{ types: BLOCKS, attributes }],
})

/** The language and direction of some words. */
const WrittenIn = Mark.create({
  name: 'writtenIn',
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: 'span[lang], span[dir]', consuming: false }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Small figures below and above the line, as in CO₂ and m²: they come with pasted text and stay. */
const Subscript = positionMark('subscript', 'sub')
const Superscript = positionMark('superscript', 'sup')

/** As wide as its words: column widths would be style attributes, which the content security policy refuses. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  // In the editor a wide table scrolls in the same frame as on the article's page.
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = document.createElement('div')
      dom.className = 'table-scroll'
      const table = dom.appendChild(document.createElement('table'))
      for (const [name, value] of Object.entries(HTMLAttributes))
        if (value !== null) table.setAttribute(name, String(value))
      return { dom, contentDOM: table.appendChild(document.createElement('tbody')) }
    },
})

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } }

const tableExtensions = [
  PlainTable,
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
]

/** Everything that the server keeps of a text (`server/services/posts/rich-text.ts`), and nothing that it would drop. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => readLinkAddress(address) !== null,
    },
    dropcursor: { color: false, width: 3, class: 'editor-drop-cursor' },
  }),
  TextColorMark,
  TextSizeMark,
  Subscript,
  Superscript,
  WrittenIn,
  WrittenInBlocks,
  ...tableExtensions,
  StoredPicture,
]

function positionMark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
}

function directionOf(element: HTMLElement): string | null {
  const dir = element.getAttribute('dir')
  return dir !== null && DIRECTIONS.includes(dir) ? dir : null
}

function classMark<Value extends TextColor | TextSize>(
  name: string,
  attribute: string,
  values: readonly Value[],
  classOf: (value: Value) => string,
) {
  const valueOf = (element: HTMLElement) => values.find((value) => element.classList.contains(classOf(value))) ?? null
  return Mark.create({
    name,
    addAttributes: () => ({
      [attribute]: {
        default: null,
        parseHTML: valueOf,
        renderHTML: (attributes: Record<string, Value>) => {
          const value = attributes[attribute]
          return value ? { class: classOf(value) } : {}
        },
      },
    }),
    // The element itself (a paragraph, another mark) still counts after its class has been read.
    parseHTML: () => [
      { tag: '[class]', consuming: false, getAttrs: (element) => (valueOf(element) === null ? false : {}) },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })
}
