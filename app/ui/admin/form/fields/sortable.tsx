import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useId, useMemo, type ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { SortableProvider } from './sortable-context.ts'

export type SortableProps = {
  /** One for each item, in their order; an item keeps its own while it moves. */
  ids: string[]
  /** What a screen reader calls an item. */
  nameOf: (id: string) => string
  layout: 'list' | 'grid'
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A pull of fewer pixels is a press, which opens the moves without dragging. */
const PULL = 6
/** The same objects each time: with other ones every item is drawn again at every key. */
const POINTER = { activationConstraint: { distance: PULL } }
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates }

/** Items that are put into an order: by dragging, with the keyboard, or by the buttons of `OrderHandle`. */
export function Sortable({ ids, nameOf, layout, onMove, children }: SortableProps) {
  const { order } = useWords(adminForm)
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD))
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const at = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    over === undefined ? undefined : order.at(name(id), ids.indexOf(String(over)) + 1, ids.length)
  const announcements = {
    onDragStart: ({ active }: Moving) => order.lifted(name(active.id)),
    onDragOver: ({ active, over }: Moving) => at(active.id, over?.id),
    onDragEnd: ({ active, over }: Moving) => at(active.id, over?.id),
    onDragCancel: ({ active }: Moving) => order.cancelled(name(active.id)),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const context = useMemo(() => ({ ids, nameOf, onMove }), [ids, nameOf, onMove])
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: order.help } }}
    >
      <SortableContext items={ids} strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}>
        <SortableProvider value={context}>{children}</SortableProvider>
      </SortableContext>
    </DndContext>
  )
}

type Moving = { active: { id: UniqueIdentifier }; over?: { id: UniqueIdentifier } | null }
