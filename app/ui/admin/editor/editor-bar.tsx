import type { Editor } from '@tiptap/react'
import { ImagePlus, Link } from 'lucide-react'
import { editorWords } from '#content/admin/editor.ts'
import type { Direction } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { BarButton } from './bar-button.tsx'
import { useBarState, type BarState } from './bar-state.ts'
import { ColourMenu } from './colour-menu.tsx'
import { HeadingMenu } from './heading-menu.tsx'
import { blockTools, clearingTools, historyTools, wordTools, type SimpleTool } from './simple-tools.ts'
import { TableMenu } from './table-menu.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

type ToolButtonsProps = { tools: SimpleTool[]; editor: Editor; state: BarState }

type EditorBarProps = {
  editor: Editor
  /** Of the text, not of the page: the bar of the English text begins where English begins. */
  direction: Direction
  /** The name of the text that the bar belongs to. */
  label: string
  onLink: () => void
  onPicture: () => void
}

/** The tools of one text: one stop for the Tab key, arrows from tool to tool. */
export function EditorBar({ editor, direction, label, onLink, onPicture }: EditorBarProps) {
  const words = useWords(editorWords)
  const state = useBarState(editor)
  const keys = useRovingFocus<HTMLDivElement>('[data-tool]', { direction, columns: Number.POSITIVE_INFINITY })
  return (
    <div
      {...keys}
      role="toolbar"
      aria-label={words.toolbar(label)}
      lang={useLocale()}
      dir={direction}
      className="editor-bar"
    >
      <div className="editor-groups">
        <div className="editor-group">
          <ToolButtons tools={wordTools} editor={editor} state={state} />
          <ColourMenu editor={editor} color={state.color} direction={direction} />
          <ToolButtons tools={clearingTools} editor={editor} state={state} />
        </div>
        <div className="editor-group">
          <ToolButtons tools={historyTools} editor={editor} state={state} />
        </div>
        <div className="editor-group">
          <HeadingMenu editor={editor} level={state.headingLevel} direction={direction} />
          <ToolButtons tools={blockTools} editor={editor} state={state} />
        </div>
        <div className="editor-group">
          <BarButton
            icon={Link}
            label={words.link.button}
            shortcut="K"
            aria-pressed={state.link}
            aria-haspopup="dialog"
            onClick={onLink}
          />
          <BarButton
            icon={ImagePlus}
            label={words.picture.button}
            aria-pressed={state.picture}
            aria-haspopup="dialog"
            onClick={onPicture}
          />
          <TableMenu editor={editor} inTable={state.table} direction={direction} />
        </div>
      </div>
    </div>
  )
}

function ToolButtons({ tools, editor, state }: ToolButtonsProps) {
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
