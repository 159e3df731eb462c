import { equivalentsImport } from '#content/admin/choice/equivalents.ts'
import { contentListPath } from '#domain/site/content/content-kinds.ts'
import { receiveRows } from '#app/actions/rows-import.ts'
import { servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { RowsImport } from '#app/ui/admin/imports/rows-import.tsx'
import type { Route } from './+types/equivalents-import.ts'

export const meta = adminMeta(equivalentsImport.title)

export function action(args: Route.ActionArgs) {
  const { equivalents } = args.context.get(servicesContext)
  const { noHeadings } = equivalentsImport
  return receiveRows(args, {
    kind: 'equivalent',
    service: equivalents,
    list: contentListPath('equivalent'),
    done: 'equivalents-imported',
    noHeadings,
  })
}

export default function EquivalentsImport({ actionData }: Route.ComponentProps) {
  const { title, hint } = useWords(equivalentsImport)
  return <RowsImport title={title} hint={hint} list={contentListPath('equivalent')} answer={actionData} />
}
