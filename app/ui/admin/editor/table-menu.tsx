import type { Editor } from '@tiptap/react'
import { ChevronDown, Table } from 'lucide-react'
import { editorWords } from '#content/admin/editor.ts'
import type { Direction } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { BarMenu } from './bar-menu.tsx'

type TableMenuProps = { editor: Editor; inTable: boolean; direction: Direction }

/** Outside a table: a new one of three by three. Inside: its rows, columns and heading. */
export function TableMenu({ editor, inTable, direction }: TableMenuProps) {
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
