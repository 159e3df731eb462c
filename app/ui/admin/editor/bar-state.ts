import { useEditorState, type Editor } from '@tiptap/react'
import { TEXT_COLORS, type TextColor } from '#domain/posts/rich-text.ts'

/** What holds where the cursor is: each editor has a state of its own. */
export type BarState = {
  bold: boolean
  underline: boolean
  color: TextColor | null
  /** 0 for a paragraph. */
  headingLevel: number
  bulletList: boolean
  orderedList: boolean
  quote: boolean
  link: boolean
  table: boolean
  picture: boolean
  canUndo: boolean
  canRedo: boolean
}

export function useBarState(editor: Editor): BarState {
  return useEditorState({ editor, selector: ({ editor }) => readBarState(editor) })
}

function readBarState(editor: Editor): BarState {
  const { color } = editor.getAttributes('textColor')
  const { level } = editor.getAttributes('heading')
  return {
    bold: editor.isActive('bold'),
    underline: editor.isActive('underline'),
    color: TEXT_COLORS.find((one) => one === color) ?? null,
    headingLevel: typeof level === 'number' ? level : 0,
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    picture: editor.isActive('image'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}
