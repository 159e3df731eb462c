import { brandForm, brandsScreen } from '#content/admin/catalogue/brands.ts'
import { BRANDS_PATH, staffPath } from '#domain/accounts/staff-paths.ts'
import { brandTexts } from '#domain/catalogue/brand-record.ts'
import { saveBrand } from '#app/actions/brand-action.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { formPublication, planValues } from '#app/loading/form-publication.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { BrandForm } from '#app/ui/admin/brands/brand-form.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { deletionPath } from '#app/ui/admin/deletion/deletion.ts'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { useNext } from '#app/ui/admin/records/use-next.ts'
import type { Route } from './+types/brand-edit.ts'

export const meta = adminMeta(brandForm.editTitle)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { editing, uploads } = context.get(servicesContext)
  const newest = await editing.brand.newest(params.brandId, context.get(staffContext))
  if (!newest) throw notFound()
  const { record: brand, head } = newest
  const { id, version, logo, logoWhite, image } = brand
  return {
    id,
    version,
    name: head.name,
    values: { ...brandTexts(brand), ...planValues(head) },
    publication: await formPublication(context, 'brand', { id, head }),
    known: await uploads.describe([logo, logoWhite, image].flatMap((picture) => picture?.file ?? [])),
    versions: await versionsOf(context, 'brand', id),
  }
}

export function action(args: Route.ActionArgs) {
  return saveBrand(args, args.params.brandId)
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('brand', params.brandId), serverAction)
}

export default function BrandEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, ...form } = loaderData
  const { deletion: words } = useWords(brandsScreen)
  const locale = useLocale()
  const next = useNext(BRANDS_PATH)
  const { ask, ...deletion } = useDeletion(next)
  const to = staffPath('brands', 'delete', id)
  const asked = { to, question: words.question, text: words.text(name[locale]) }
  return (
    <>
      <BrandForm
        key={id}
        {...form}
        record={draftRecord('brand', id)}
        posted={actionData}
        brand={{ id, to: deletionPath(to, next, 'form'), onDelete: ask(asked) }}
      />
      <DeleteDialog {...deletion} verb={words.verb} />
    </>
  )
}
