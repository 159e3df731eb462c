import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { movedInOrder } from '#domain/catalogue/product-order.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { OrderHandle } from '#app/ui/admin/form/fields/order-handle.tsx'
import { useSortableItem } from '#app/ui/admin/form/fields/sortable-context.ts'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

type Listed = { id: string; name: Localized }

/** Products of a category: those that are placed in their order, and the others, newest first. */
export function ProductOrder({ products, placed }: { products: Listed[]; placed: number }) {
  const words = useWords(productOrderWords)
  const locale = useLocale()
  const [order, setOrder] = useState({ shown: products.map(({ id }) => id), placed })
  const { state } = useNavigation()
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name[locale] ?? id

  function move(from: number, to: number) {
    const first = movedInOrder(order.shown, order.placed, from, to)
    const others = order.shown.filter((id) => !first.includes(id))
    setOrder({ shown: [...first, ...others], placed: first.length })
  }

  return (
    <Form method="post" className="product-order">
      <Sortable ids={order.shown} nameOf={nameOf} layout="list" onMove={move}>
        <ol>
          {order.shown.map((id, index) => (
            <Row
              key={id}
              {...{ id, index, move }}
              name={nameOf(id)}
              place={index < order.placed ? index + 1 : null}
              isLast={index === order.shown.length - 1}
            />
          ))}
        </ol>
      </Sortable>
      <IfMay act="records.write">
        <div className="form-notice-actions">
          <Button type="submit" busy={state === 'submitting'}>
            {words.save}
          </Button>
        </div>
      </IfMay>
    </Form>
  )
}

type RowProps = {
  id: string
  name: string
  index: number
  /** Null of a product that is not placed. */
  place: number | null
  isLast: boolean
  move: (from: number, to: number) => void
}

function Row({ id, name, index, place, isLast, move }: RowProps) {
  const words = useWords(productOrderWords)
  const { item, handle } = useSortableItem(id)
  const step = (to: number) => (event: MouseEvent) => {
    event.preventDefault()
    move(index, to)
  }
  return (
    <li {...item} data-placed={place !== null || undefined}>
      <OrderHandle {...handle} />
      <input
        key={place}
        type="number"
        name={`position[${id}]`}
        defaultValue={place ?? ''}
        min={1}
        max={9999}
        inputMode="numeric"
        className="control"
        aria-label={words.place(name)}
      />
      <bdi>{name}</bdi>
      <IfMay act="records.write">
        <Button
          type="submit"
          name="move"
          value={`${id}:up`}
          kind="quiet"
          small
          icon
          disabled={index === 0}
          aria-label={words.up(name)}
          onClick={step(index - 1)}
        >
          <ArrowUp />
        </Button>
        <Button
          type="submit"
          name="move"
          value={`${id}:down`}
          kind="quiet"
          small
          icon
          disabled={isLast}
          aria-label={words.down(name)}
          onClick={step(index + 1)}
        >
          <ArrowDown />
        </Button>
      </IfMay>
    </li>
  )
}
