import { type ChainedCommands, useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { TEXT_COLORS, type TextColor } from '#domain/posts/rich-text.ts'

export type SimpleTool = {
  name: 'undo' | 'redo' | 'bold' | 'underline' | 'clear' | 'bulletList' | 'orderedList' | 'quote'
  icon: LucideIcon
  /** Its icon points in the direction of the text. */
  turns?: boolean
  shortcut?: string
  run: (chain: ChainedCommands) => ChainedCommands
  /** Whether it is on; tools without it are never on. */
  isOn?: (state: BarState) => boolean
  isInactive?: (state: BarState) => boolean
}

export const historyTools: SimpleTool[] = [
  {
    name: 'undo',
    icon: Undo2,
    turns: true,
    shortcut: 'Z',
    run: (chain) => chain.undo(),
    isInactive: ({ canUndo }) => !canUndo,
  },
  {
    name: 'redo',
    icon: Redo2,
    turns: true,
    shortcut: 'Shift+Z',
    run: (chain) => chain.redo(),
    isInactive: ({ canRedo }) => !canRedo,
  },
]

export const wordTools: SimpleTool[] = [
  { name: 'bold', icon: Bold, shortcut: 'B', run: (chain) => chain.toggleBold(), isOn: ({ bold }) => bold },
  {
    name: 'underline',
    icon: Underline,
    shortcut: 'U',
    run: (chain) => chain.toggleUnderline(),
    isOn: ({ underline }) => underline,
  },
]

export const clearingTools: SimpleTool[] = [
  { name: 'clear', icon: RemoveFormatting, run: (chain) => chain.unsetAllMarks().clearNodes() },
]

export const blockTools: SimpleTool[] = [
  {
    name: 'bulletList',
    icon: List,
    turns: true,
    shortcut: 'Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: ({ bulletList }) => bulletList,
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    turns: true,
    shortcut: 'Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: ({ orderedList }) => orderedList,
  },
  {
    name: 'quote',
    icon: Quote,
    turns: true,
    shortcut: 'Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: ({ quote }) => quote,
  },
]

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
