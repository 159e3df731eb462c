import { Mark } from '@tiptap/core'
import {
  TEXT_COLORS,
  TEXT_SIZES,
  textColorClass,
  textSizeClass,
  type TextColor,
  type TextSize,
} from '#domain/posts/rich-text.ts'

/** One of the ten colours, as a class: the content security policy allows no other way. */
export const TextColorMark = classMark('textColor', 'color', TEXT_COLORS, textColorClass)

/** A size of words within a paragraph. The bar makes headings; sizes that a text already has are kept. */
export const TextSizeMark = classMark('textSize', 'size', TEXT_SIZES, textSizeClass)

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
