import { synonymsWords } from '#content/admin/search.ts'
import { saveSynonymsForm, toSynonymValues } from '#app/actions/synonyms-action.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { SynonymForm } from '#app/ui/admin/search/synonym-form.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/synonyms-edit.ts'

export const meta = adminMeta(synonymsWords.editTitle)

/** A name that came with the address is added below the others, and kept once the form is saved. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const group = await context.get(servicesContext).synonyms.get(id)
  if (!group) throw notFound()
  const added = url.searchParams.get('name') ?? ''
  const names = added === '' ? group.words : [...group.words, added]
  const versions = await versionsOf(context, 'synonyms', id)
  return { id, version: group.version, values: toSynonymValues(names), versions }
}

export function action(args: Route.ActionArgs) {
  return saveSynonymsForm(args, args.params.id)
}

export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('synonyms', params.id), serverAction)
}

export default function SynonymsEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { editTitle } = useWords(synonymsWords)
  const { id, version, values } = loaderData
  return (
    <SynonymForm
      key={id}
      title={editTitle}
      record={draftRecord('synonyms', id)}
      version={version}
      values={values}
      posted={actionData}
    />
  )
}
