import { data } from 'react-router'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { CATEGORIES_PATH, productOrderPath } from '#domain/accounts/staff-paths.ts'
import { MOST_ORDERED, orderOfPlaces, movedInOrder } from '#domain/catalogue/product-order.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ProductOrder } from '#app/ui/admin/categories/product-order.tsx'
import { atRow } from '#app/ui/admin/records/use-next.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
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
