import { data } from 'react-router'
import { itemForm } from '#content/admin/items.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { toProductPage } from '#domain/products/product-view.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { requireStaff } from '#app/loading/staff-guard.ts'
import { useWords } from '#app/locale.ts'
import '#app/ui/admin/form/preview/preview-page.css'
import { useStillness } from '#app/ui/admin/form/preview/use-stillness.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { previewedPrices } from '#app/loading/listed-prices.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { ProductPage } from '#app/ui/product/product-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/item-preview.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, section: '/categories', preview: true }

export const middleware = [requireStaff]

export async function action({ url, context }: Route.ActionArgs) {
  const { brands, editing, seo, settings } = context.get(servicesContext)
  const outcome = await editing.product.preview(context.get(fieldsContext))
  if (!outcome.ok) return data(null, { status: 422 })
  const override = await seo.productOverride(outcome.value)
  const { priceVisibility: prices } = await settings.get()
  const brand = (await brands.list()).find(({ id }) => id === outcome.value.brandId)
  const { role } = context.get(staffContext)
  const { product, listed } = await previewedPrices(context, outcome.value, { settings: prices, role })
  return toProductPage(product, localeOfPath(url.pathname), { brand, override, prices, listed, now: new Date() })
}

export function meta({ location }: Route.MetaArgs) {
  const title = itemForm.previewDialog.frame[localeOfPath(location.pathname)]
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** The page as visitors would see it, in the frame of the site. Without a form there is nothing to see. */
export default function ItemPreview({ actionData: product }: Route.ComponentProps) {
  const { failed, notice } = useWords(itemForm).previewDialog
  useStillness()
  const isAlive = useHydrated()
  return (
    <>
      <div className={classNames('wrap py-4', !isAlive && 'preview-waits')}>
        <Message tone={product ? 'warn' : 'error'}>{product ? notice : failed}</Message>
      </div>
      {product && <ProductPage product={product} />}
    </>
  )
}
