import { Mark } from '@tiptap/core'

/** Small figures below and above the line, as in CO₂ and m²: they come with pasted text and are kept. */
export const Subscript = positionMark('subscript', 'sub')
export const Superscript = positionMark('superscript', 'sup')

function positionMark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
}
