import { synonymsWords } from '#content/admin/search.ts'
import { saveSynonymsForm, toSynonymValues } from '#app/actions/synonyms-action.ts'
import { servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { GroupChoice } from '#app/ui/admin/search/group-choice.tsx'
import { SynonymForm } from '#app/ui/admin/search/synonym-form.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/synonyms-add.ts'

const RECORD = draftRecord('synonyms', null)

export const meta = adminMeta(synonymsWords.add)

/** A name that came with the address may as well belong to a group that is there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const name = url.searchParams.get('name') ?? ''
  const groups = name === '' ? [] : await context.get(servicesContext).synonyms.list()
  return { name, values: toSynonymValues([name]), groups: groups.map(({ id, words }) => ({ id, words })) }
}

export function action(args: Route.ActionArgs) {
  return saveSynonymsForm(args, null)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(RECORD, serverAction)
}

export default function SynonymsAdd({ loaderData: { name, values, groups }, actionData }: Route.ComponentProps) {
  const { add } = useWords(synonymsWords)
  return (
    <SynonymForm title={add} record={RECORD} version={null} values={values} posted={actionData}>
      {groups.length > 0 && <GroupChoice name={name} groups={groups} />}
    </SynonymForm>
  )
}
