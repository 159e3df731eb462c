import type { Editor } from '@tiptap/react'
import { ImagePlus, Link, Baseline, ChevronDown, Table } from 'lucide-react'
import { editorWords, colorNames } from '#content/admin/editor.ts'
import type { Direction } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { BarButton, BarMenu } from './bar-menu.tsx'
import {
  useBarState,
  type BarState,
  blockTools,
  clearingTools,
  historyTools,
  wordTools,
  type SimpleTool,
} from './simple-tools.ts'
import { useRovingFocus } from './use-roving-focus.ts'
import { TEXT_COLORS, textColorClass, type TextColor } from '#domain/posts/rich-text.ts'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

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

function ToolButtons({ tools, editor, state }: { tools: SimpleTool[]; editor: Editor; state: BarState }) {
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

/** The palette of ten, two rows of five, and the way back to no colour. */
function ColourMenu({ editor, color, direction }: { editor: Editor; color: TextColor | null; direction: Direction }) {
  const words = useWords(editorWords)
  const names = useWords(colorNames)
  const swatches = TEXT_COLORS.map((one) => ({
    label: names[one],
    face: <span className="editor-swatch" />,
    className: textColorClass(one),
    checked: one === color,
    onChoose: () => editor.chain().focus().setMark('textColor', { color: one }).run(),
  }))
  const none = {
    label: words.noColor,
    className: 'editor-no-colour',
    checked: color === null,
    onChoose: () => editor.chain().focus().unsetMark('textColor', { extendEmptyMarkRange: true }).run(),
  }
  return (
    <BarMenu
      label={words.color}
      face={<Baseline aria-hidden className={color ? textColorClass(color) : undefined} />}
      entries={[...swatches, none]}
      columns={5}
      direction={direction}
      className="editor-palette"
    />
  )
}

/** Outside a table: a new one of three by three. Inside: its rows, columns and heading. */
function TableMenu({ editor, inTable, direction }: { editor: Editor; inTable: boolean; direction: Direction }) {
  const words = useWords(editorWords).table
  const chain = () => editor.chain().focus()
  const insert = [{ label: words.insert, onChoose: () => chain().insertTable({ rows: 3, cols: 3 }).run() }]
  const change = [
    { label: words.rowBefore, onChoose: () => chain().addRowBefore().run() },
    { label: words.rowAfter, onChoose: () => chain().addRowAfter().run() },
    { label: words.columnBefore, onChoose: () => chain().addColumnBefore().run() },
    { label: words.columnAfter, onChoose: () => chain().addColumnAfter().run() },
    { label: words.headerRow, onChoose: () => chain().toggleHeaderRow().run() },
    { label: words.deleteRow, onChoose: () => chain().deleteRow().run() },
    { label: words.deleteColumn, onChoose: () => chain().deleteColumn().run() },
    { label: words.remove, onChoose: () => chain().deleteTable().run() },
  ]
  return (
    <BarMenu
      label={words.button}
      face={
        <>
          <Table aria-hidden />
          <ChevronDown aria-hidden className="editor-chevron" />
        </>
      }
      entries={inTable ? change : insert}
      direction={direction}
    />
  )
}

/** Paragraph or one of six headings, each written in the size that it has beside the others. */
function HeadingMenu({ editor, level, direction }: { editor: Editor; level: number; direction: Direction }) {
  const words = useWords(editorWords)
  const headings = LEVELS.map((one) => ({
    label: words.headingLevel(one),
    className: `editor-rank-${one}`,
    checked: one === level,
    onChoose: () => editor.chain().focus().setHeading({ level: one }).run(),
  }))
  const paragraph = {
    label: words.paragraph,
    checked: level === 0,
    onChoose: () => editor.chain().focus().setParagraph().run(),
  }
  return (
    <BarMenu
      label={words.heading}
      face={
        <>
          <bdi className="editor-rank">{level === 0 ? '¶' : `H${level}`}</bdi>
          <ChevronDown aria-hidden className="editor-chevron" />
        </>
      }
      entries={[paragraph, ...headings]}
      direction={direction}
    />
  )
}
