import { data, Form, useNavigation } from 'react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { CATEGORIES_PATH, productOrderPath } from '#domain/accounts/staff-paths.ts'
import { MOST_ORDERED, orderOfPlaces, movedInOrder } from '#domain/catalogue/product-order.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { atRow } from '#app/ui/admin/records/use-next.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { OrderHandle } from '#app/ui/admin/form/fields/order-handle.tsx'
import { useSortableItem } from '#app/ui/admin/form/fields/sortable-context.ts'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import type { Route } from './+types/category-order.ts'

export const meta = adminMeta(productOrderWords.title)

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { categories, products, productOrder } = context.get(servicesContext)
  const category = (await categories.list()).find((one) => one.id === id)
  if (!category) throw notFound()
  const [{ products: shown, total }, placed] = await Promise.all([
    products.shownList({ categoryId: id, limit: MOST_ORDERED }),
    productOrder.placed(id),
  ])
  return {
    id,
    name: category.name,
    products: shown.map(({ id: product, name }) => ({ id: product, name })),
    placed: placed.length,
    isWhole: total <= shown.length,
  }
}

/** What is written beside the products, and one that is moved by a button without scripts. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { categories, products, productOrder } = context.get(servicesContext)
  const fields = context.get(fieldsContext)
  try {
    const isKnown = (await categories.list()).some((category) => category.id === id)
    if (!isKnown) return notFound()
    const { products: all } = await products.shownList({ categoryId: id, limit: MOST_ORDERED })
    const shown = all.map((product) => product.id)
    const placed = orderOfPlaces(shown, (product) => placeOf(typedOf(fields, `position[${product}]`)))
    const [, moved = '', step = ''] = /^(.+):(up|down)$/.exec(typedOf(fields, 'move')) ?? []
    const order = [...placed, ...shown.filter((product) => !placed.includes(product))]
    const from = order.indexOf(moved)
    const to = from + (step === 'up' ? -1 : 1)
    const wanted = from === -1 ? placed : movedInOrder(order, placed.length, from, to)
    const { actId } = await productOrder.place(id, wanted, context.get(staffContext))
    return redirectWithNotice(productOrderPath(id), 'order-saved', { undo: actId })
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return data({ problem: productOrderWords.notSaved[localeOfStaff(request)] }, { status: 503 })
  }
}

function placeOf(typed: string): number | null {
  const text = toLatinDigits(typed.trim())
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}

export default function CategoryOrder({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(productOrderWords)
  const locale = useLocale()
  const { id, name, products, placed, isWhole } = loaderData
  return (
    <AdminPage
      title={words.title}
      name={name[locale]}
      actions={
        <ButtonLink to={atRow(CATEGORIES_PATH, id)} kind="outline" small>
          {words.back}
        </ButtonLink>
      }
    >
      <p className="admin-group-text">{words.text}</p>
      {actionData && <Message tone="error">{actionData.problem}</Message>}
      {products.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ProductOrder
          key={`${id} ${products.map((one) => one.id).join(' ')} ${placed}`}
          products={products}
          placed={placed}
        />
      )}
      {!isWhole && <p className="admin-row-quiet">{words.more}</p>}
    </AdminPage>
  )
}

type Listed = { id: string; name: Localized }

/** Products of a category: those that are placed in their order, and the others, newest first. */
function ProductOrder({ products, placed }: { products: Listed[]; placed: number }) {
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
