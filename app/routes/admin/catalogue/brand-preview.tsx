import { data } from 'react-router'
import { brandForm } from '#content/admin/catalogue/brands.ts'
import { toBrandView } from '#domain/catalogue/brand-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { textValues } from '#app/loading/text-values.ts'
import { requireStaff } from '#app/loading/staff-guard.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { BrandPage } from '#app/ui/brands/brand-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/brand-preview.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, section: '/brands', preview: true }

export const middleware = [requireStaff]

export async function action({ url, context }: Route.ActionArgs) {
  const locale = localeOfPath(url.pathname)
  const { editing } = context.get(servicesContext)
  const outcome = await editing.brand.preview(context.get(fieldsContext))
  if (!outcome.ok) return data(null, { status: 422 })
  return toBrandView(outcome.value, locale, await textValues(context, locale))
}

export function meta({ location }: Route.MetaArgs) {
  return [
    { title: brandForm.previews[localeOfPath(location.pathname)] },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** The page as visitors would see it, in the frame of the site. Without a form there is nothing to see. */
export default function BrandPreview({ actionData: brand }: Route.ComponentProps) {
  const { notice, previewFailed } = useWords(brandForm)
  return (
    <div className="wrap pb-24">
      <div className="py-4">
        <Message tone={brand ? 'warn' : 'error'}>{brand ? notice : previewFailed}</Message>
      </div>
      {brand && <BrandPage brand={brand} products={null} />}
    </div>
  )
}
