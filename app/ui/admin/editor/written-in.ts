import { Extension, Mark } from '@tiptap/core'

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'table']
const DIRECTIONS = ['rtl', 'ltr', 'auto']

const attributes = {
  lang: { default: null },
  dir: { default: null, parseHTML: (element: HTMLElement) => directionOf(element) },
}

/** The language and direction of a whole paragraph, list or table, where it is not that of the article. */
export const WrittenInBlocks = Extension.create({
  name: 'writtenInBlocks',
  addGlobalAttributes: () => [{ types: BLOCKS, attributes }],
})

/** The language and direction of some words. */
export const WrittenIn = Mark.create({
  name: 'writtenIn',
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: 'span[lang], span[dir]', consuming: false }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

function directionOf(element: HTMLElement): string | null {
  const dir = element.getAttribute('dir')
  return dir !== null && DIRECTIONS.includes(dir) ? dir : null
}
