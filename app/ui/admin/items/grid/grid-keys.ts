import { fillDown, fillOf } from './grid-clipboard.ts'
import type { GridEvents, GridParts } from './grid-parts.ts'

/** The keys of the ARIA pattern and of spreadsheets. */
export function keyEvents(parts: GridParts): GridEvents {
  const { editing, selection } = parts
  const commands = commandsOf(parts)
  const onEditKey = editKeys(parts)
  const onCellKey = cellKeys(parts)
  return {
    keydown(event) {
      if (event.isComposing || event.altKey) return
      if (editing.now()) return onEditKey(event)
      const ctrl = event.ctrlKey || event.metaKey
      if (selection.move(event.key, { ctrl, extends: event.shiftKey })) return event.preventDefault()
      if (!ctrl) return onCellKey(event)
      const name = event.code === 'KeyZ' && event.shiftKey ? 'KeyY' : event.code
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      if (command) event.preventDefault()
      command?.()
    },
  }
}

/** What Ctrl or ⌘ with a key does, by the place of the key: on an Arabic keyboard it has another letter. */
function commandsOf({ sheet, selection, changes }: GridParts): Record<string, () => void> {
  return {
    KeyA: () => selection.selectAll(),
    KeyD: () => changes.write(fillDown(sheet.kinds, selection.range(), sheet.textOf), 'changed'),
    KeyY: () => changes.redo(),
    KeyZ: () => changes.undo(),
  }
}

/** Keys while a cell is edited: those that lead out of it. */
function editKeys({ sheet, selection, editing }: GridParts) {
  const leave = (key: string) => {
    editing.commit()
    selection.move(key)
  }
  return (event: KeyboardEvent) => {
    const edited = editing.now()
    const isList = edited?.input.hasAttribute('list')
    const isArrow = event.key.startsWith('Arrow')
    if (event.key === 'Escape') editing.giveBack()
    else if (event.key === 'Enter') leave(event.shiftKey ? 'ArrowUp' : 'ArrowDown')
    else if (event.key === 'Tab') leave(event.shiftKey !== sheet.isRtl ? 'ArrowLeft' : 'ArrowRight')
    else if (isArrow && edited?.isTypedOver && !(isList && /Up|Down/.test(event.key))) leave(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Keys on a cell: those that edit or empty it. */
function cellKeys({ sheet, selection, changes, editing }: GridParts) {
  return (event: KeyboardEvent) => {
    const isLink = event.target instanceof HTMLAnchorElement
    if (event.key === 'F2' || (event.key === 'Enter' && !isLink)) {
      event.preventDefault()
      editing.start(false)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      changes.write(fillOf(sheet.kinds, selection.range(), ''), 'changed')
    } else if (event.key === 'Escape') selection.select(selection.active())
    // The field has the focus before the letter comes, which therefore is the first to stand in it.
    else if (event.key.length === 1 || event.key === 'Process' || event.key === 'Unidentified') editing.start(true)
  }
}
