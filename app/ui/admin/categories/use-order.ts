import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { categoriesScreen } from '#content/admin/categories.ts'
import { useWords } from '#app/locale.ts'

export type OrderAnswer = { ok: false } | { ok: true; actId: string | null }

type Moved<Item> = { from: readonly Item[]; order: Item[] }

/**
 * Items in the order that somebody gives them, kept by one call for each move. Until the list is loaded again it shows
 * what was moved; an order that could not be kept goes back.
 */
export function useOrder<Item extends { id: string }>(items: Item[]) {
  const words = useWords(categoriesScreen)
  const fetcher = useFetcher<OrderAnswer>()
  const [moved, setMoved] = useState<Moved<Item> | null>(null)
  const failed = fetcher.state === 'idle' && fetcher.data?.ok === false
  const ordered = moved && moved.from === items && !failed ? moved.order : items

  function move(from: number, to: number) {
    const order = arrayMove(ordered, from, to)
    setMoved({ from: items, order })
    void fetcher.submit({ order: JSON.stringify(order.map(({ id }) => id)) }, { method: 'post' })
  }

  const message = fetcher.data && fetcher.state === 'idle' ? (failed ? words.orderFailed : words.orderSaved) : ''
  const actId = fetcher.data?.ok === true && fetcher.state === 'idle' ? fetcher.data.actId : null
  return { ordered, move, message, actId }
}
