import { blankRecord, filesOf, formTexts } from '../../domain/records/field.ts'
import { contentFields, type ContentKind } from '../../domain/site/content/content-kinds.ts'
import { servicesContext, staffContext } from '../context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { formPublication, NEW_UNSHARED, planValues } from './form-publication.ts'
import { versionsOf } from './versions-of.ts'

/** What the form of a record of the site's content shows: the newest of it; null where there is none. */
export async function contentForm(context: Route.LoaderArgs['context'], kind: ContentKind, id: string) {
  const { editing, uploads } = context.get(servicesContext)
  const newest = await editing.newestContent(kind, id, context.get(staffContext))
  if (!newest) return null
  const { record, head } = newest
  const table = contentFields(kind, id)
  const values = formTexts(table, record as never)
  const files = Object.keys(filesOf(table)).flatMap((name) => values[`existing_${name}`] ?? [])
  return {
    id,
    version: record.version,
    name: head.name,
    isDemo: head.origin === 'demo',
    values: { ...values, ...planValues(head) },
    publication: await formPublication(context, kind, { id, head }),
    known: await uploads.describe(files.filter(Boolean)),
    versions: await versionsOf(context, kind, id),
  }
}

/** The same of one that does not exist yet. */
export function blankContentForm(kind: ContentKind, id: string) {
  const table = contentFields(kind, id)
  return {
    id,
    version: null,
    values: formTexts(table, blankRecord(table)),
    publication: NEW_UNSHARED,
    known: [],
    isDemo: false,
  }
}
