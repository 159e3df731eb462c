import type { Editor } from '@tiptap/react'
import { Baseline } from 'lucide-react'
import { colorNames, editorWords } from '#content/admin/editor.ts'
import type { Direction } from '#domain/text/locale.ts'
import { TEXT_COLORS, textColorClass, type TextColor } from '#domain/posts/rich-text.ts'
import { useWords } from '#app/locale.ts'
import { BarMenu } from './bar-menu.tsx'

type ColourMenuProps = { editor: Editor; color: TextColor | null; direction: Direction }

/** The palette of ten, two rows of five, and the way back to no colour. */
export function ColourMenu({ editor, color, direction }: ColourMenuProps) {
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
