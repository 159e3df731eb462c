import type { Editor } from '@tiptap/react'
import { editorWords } from '../../../../content/admin/editor.ts'
import { useWords } from '../../../locale.ts'
import { BarButton } from './bar-button.tsx'
import type { BarState } from './bar-state.ts'
import type { SimpleTool } from './simple-tools.ts'

type ToolButtonsProps = { tools: SimpleTool[]; editor: Editor; state: BarState }

export function ToolButtons({ tools, editor, state }: ToolButtonsProps) {
  const words = useWords(editorWords)
  return tools.map(({ name, icon, turns, shortcut, run, isOn, isInactive }) => (
    <BarButton
      key={name}
      icon={icon}
      data-turns={turns}
      label={words[name]}
      shortcut={shortcut}
      aria-pressed={isOn?.(state)}
      inactive={isInactive?.(state)}
      onClick={() => run(editor.chain().focus()).run()}
    />
  ))
}
