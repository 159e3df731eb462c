import { seoForm } from '#content/admin/seo.ts'
import { EMPTY_OVERRIDE, seoTexts } from '#domain/records/seo-record.ts'
import { saveSeoForm } from '#app/actions/seo-action.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { SeoEditor } from '#app/ui/admin/seo/seo-editor.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/seo-add.ts'

const RECORD = draftRecord('seo', null)

export const meta = adminMeta(seoForm.addTitle)

export function loader({ url }: Route.LoaderArgs) {
  return { key: [url.searchParams.get('key') ?? ''], ...seoTexts(EMPTY_OVERRIDE) }
}

export function action(args: Route.ActionArgs) {
  return saveSeoForm(args, null)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function SeoAdd({ loaderData, actionData }: Route.ComponentProps) {
  const { addTitle } = useWords(seoForm)

  return (
    <SeoEditor title={addTitle} keyText={null} record={RECORD} version={null} values={loaderData} posted={actionData} />
  )
}
