import { brandForm } from '#content/admin/catalogue/brands.ts'
import { BLANK_BRAND, brandTexts } from '#domain/catalogue/brand-record.ts'
import { slugify } from '#domain/records/slug.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { saveBrand } from '#app/actions/brand-action.ts'
import { NEW_PUBLICATION } from '#app/loading/form-publication.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { BrandForm } from '#app/ui/admin/brands/brand-form.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import type { Route } from './+types/brand-add.ts'

const RECORD = draftRecord('brand', null)

export const meta = adminMeta(brandForm.addTitle)

/** `name_ar` and `name_en` stand in the form already: products have them as their brand. */
export function loader({ url }: Route.LoaderArgs) {
  const typed = (name: string) => cleanLine(url.searchParams.get(name) ?? '').slice(0, 200)
  const name = { ar: typed('name_ar'), en: typed('name_en') }
  return {
    creationKey: crypto.randomUUID(),
    values: brandTexts({ ...BLANK_BRAND, name, slug: slugify(name.en || name.ar) }),
  }
}

export function action(args: Route.ActionArgs) {
  return saveBrand(args, null)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function BrandAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BrandForm
      {...loaderData}
      record={RECORD}
      version={null}
      posted={actionData}
      known={[]}
      brand={null}
      publication={NEW_PUBLICATION}
    />
  )
}
