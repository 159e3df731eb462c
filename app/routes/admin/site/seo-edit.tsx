import { seoForm } from '#content/admin/seo.ts'
import { seoTexts } from '#domain/records/seo-record.ts'
import { saveSeoForm } from '#app/actions/seo-action.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { ConcernedProducts } from '#app/ui/admin/seo/concerned-products.tsx'
import { SeoEditor } from '#app/ui/admin/seo/seo-editor.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/seo-edit.ts'

/** Products that are named beside the form. */
const SHOWN = 20

export const meta = adminMeta(seoForm.editTitle)

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const { seo } = context.get(servicesContext)
  const stored = await seo.get(key)
  if (!stored) throw notFound()
  const products = await seo.productsOf(key, SHOWN + 1)
  return {
    key,
    version: stored.version,
    values: seoTexts(stored.override),
    products: products.slice(0, SHOWN).map(({ id, name }) => ({ id, name })),
    hasMore: products.length > SHOWN,
    versions: await versionsOf(context, 'seo', key),
  }
}

export function action(args: Route.ActionArgs) {
  return saveSeoForm(args, args.params.key)
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('seo', params.key), serverAction)
}

export default function SeoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { editTitle } = useWords(seoForm)
  const { key, version, values, products, hasMore } = loaderData
  return (
    <SeoEditor
      key={key}
      title={`${editTitle} ${key}`}
      keyText={key}
      record={draftRecord('seo', key)}
      version={version}
      values={values}
      posted={actionData}
      aside={<ConcernedProducts products={products} hasMore={hasMore} />}
    />
  )
}
