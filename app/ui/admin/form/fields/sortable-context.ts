import { useSortable } from '@dnd-kit/sortable'
import { createContext, use, useLayoutEffect, useRef } from 'react'
import type { SortableProps } from './sortable.tsx'

const Context = createContext<Pick<SortableProps, 'ids' | 'nameOf' | 'onMove'> | null>(null)

export const SortableProvider = Context.Provider

/** One item of a `Sortable`: `item` goes on its element, `handle` to its `OrderHandle`. */
export function useSortableItem(id: string) {
  const context = use(Context)
  if (!context) throw new Error('A sortable item stands outside of a Sortable')
  const sortable = useSortable({ id })
  const { transform, transition, isDragging } = sortable
  const element = useRef<HTMLElement | null>(null)
  // Set on the element itself: style attributes are refused.
  useLayoutEffect(() => {
    const style = element.current?.style
    style?.setProperty('transform', transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '')
    style?.setProperty('transition', transition ?? '')
  }, [transform, transition])
  const item = {
    ref: (node: HTMLElement | null) => {
      element.current = node
      sortable.setNodeRef(node)
    },
    'data-dragging': isDragging || undefined,
  }
  const index = context.ids.indexOf(id)
  return {
    item,
    handle: {
      name: context.nameOf(id),
      isFirst: index === 0,
      isLast: index === context.ids.length - 1,
      move: (step: 1 | -1) => context.onMove(index, index + step),
      grip: {
        ref: sortable.setActivatorNodeRef,
        ...sortable.listeners,
        'aria-describedby': sortable.attributes['aria-describedby'],
      },
    },
  }
}

export type OrderGrip = ReturnType<typeof useSortableItem>['handle']
