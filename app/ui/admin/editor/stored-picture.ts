import { Image } from '@tiptap/extension-image'
import { UPLOADS_PATH } from '#domain/site/picture.ts'

/** A picture of an article. `alt` is empty for decoration, `caption` where none is shown. */
export type EditedPicture = { src: string; alt: string; width: number | null; height: number | null; caption: string }

const STORED = `img[src^="${UPLOADS_PATH}/"]`

/** An uploaded picture with its caption, as one piece; pictures of other sites are not taken over. */
export const StoredPicture = Image.extend({
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => imageOf(element)?.getAttribute('src') },
    alt: { default: '', parseHTML: (element) => imageOf(element)?.getAttribute('alt') ?? '' },
    width: { default: null, parseHTML: (element) => pixelsOf(element, 'width') },
    height: { default: null, parseHTML: (element) => pixelsOf(element, 'height') },
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element) => element.querySelector('figcaption')?.textContent?.trim() ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (isOnePicture(element) ? {} : false) }, { tag: STORED }],
  renderHTML({ HTMLAttributes, node }) {
    const { caption } = node.attrs as EditedPicture
    return caption === ''
      ? ['figure', ['img', HTMLAttributes]]
      : ['figure', ['img', HTMLAttributes], ['figcaption', caption]]
  },
  addInputRules: () => [],
})

function imageOf(element: HTMLElement): Element | null {
  return element.matches('img') ? element : element.querySelector(STORED)
}

function pixelsOf(element: HTMLElement, name: string): number | null {
  const pixels = Number(imageOf(element)?.getAttribute(name))
  return pixels > 0 ? pixels : null
}

/** A figure of other things (a table, two pictures) is left to its parts. */
function isOnePicture(figure: HTMLElement): boolean {
  const others = figure.querySelector('table, ul, ol, blockquote, p')
  return others === null && figure.querySelectorAll('img').length === 1 && figure.querySelector(STORED) !== null
}
