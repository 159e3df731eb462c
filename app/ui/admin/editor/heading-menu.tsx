import type { Editor } from '@tiptap/react'
import { ChevronDown } from 'lucide-react'
import { editorWords } from '#content/admin/editor.ts'
import type { Direction } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { BarMenu } from './bar-menu.tsx'

type HeadingMenuProps = { editor: Editor; level: number; direction: Direction }

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Paragraph or one of six headings, each written in the size that it has beside the others. */
export function HeadingMenu({ editor, level, direction }: HeadingMenuProps) {
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
