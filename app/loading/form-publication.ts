import type { Publication } from '#domain/records/publication.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import type { DraftKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { isShared } from '#domain/site/content/previewed.ts'
import type { OpenLink } from '#domain/site/preview-link.ts'
import { fieldMoment } from '#domain/text/riyadh-time.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'

/** What a form says of when its record is on the site; of one that is not saved yet there is nothing to say. */
export type FormPublication = {
  name: { kind: DraftKind; id: string } | null
  /** People without an account can be shown it before it is on the site. */
  isShareable: boolean
  record: Publication | null
  openLinks: OpenLink[]
}

export const NEW_PUBLICATION: FormPublication = { name: null, isShareable: true, record: null, openLinks: [] }

/** For the loader of the form of a record that may be unpublished. */
export async function formPublication(
  context: Route.LoaderArgs['context'],
  kind: DraftKind,
  { id, head }: { id: string; head: RecordHead | undefined },
): Promise<FormPublication> {
  const isShareable = isShared(kind, id)
  const openLinks = isShared(kind, id) ? await context.get(servicesContext).sharing.openLinks(kind, id) : []
  return { name: { kind, id }, isShareable, record: publicationOf(head), openLinks }
}

export function planValues({ publishAt, unpublishAt }: Pick<Publication, 'publishAt' | 'unpublishAt'>): FormValues {
  const value = (instant: string | null) => [instant === null ? '' : fieldMoment(instant)]
  return { publish_at: value(publishAt), unpublish_at: value(unpublishAt) }
}
