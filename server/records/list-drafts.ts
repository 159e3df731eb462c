import type { FormFields } from '#domain/fields/form-values.ts'
import type { Publication } from '#domain/records/publication.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import type { DraftKind } from '#domain/kinds.ts'
import type { ListedState } from '#domain/records/publication.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findRecords, listUnusual } from '#server/data/records/records-store.ts'
import { newestContents } from '#server/data/records/version-contents-store.ts'

/** What has no row on the site, with what its newest version says. */
export async function draftsOf<Input>(
  db: Db,
  heads: readonly RecordHead[],
  read: (content: FormFields) => Input,
): Promise<{ head: RecordHead; input: Input }[]> {
  const contents = await newestContents(
    db,
    heads.map(({ key }) => key),
  )
  return heads.map((head) => ({ head, input: read(contents.get(head.key) ?? {}) }))
}

type Row = { id: string }
type Listed<Shown> = Shown & { publication: Publication }

/** Those of a state, or all of them: what is on the site in its order, then the others, the newest first. */
export async function listWithDrafts<Shown extends Row>(
  db: Db,
  kind: DraftKind,
  {
    state,
    onSite,
    drafts,
  }: { state: ListedState | null; onSite: Shown[]; drafts(heads: RecordHead[]): Promise<Shown[]> },
): Promise<Listed<Shown>[]> {
  const unusual = await listUnusual(db, kind)
  const heads = await findRecords(
    db,
    kind,
    onSite.map(({ id }) => id),
  )
  const others = unusual.filter(({ id }) => !heads.has(id))
  const headOf = new Map([...heads, ...others.map((head) => [head.id, head] as const)])
  const all = [...onSite, ...(await drafts(others))].map((row) => ({
    ...row,
    publication: publicationOf(headOf.get(row.id)),
  }))
  return all.filter(({ publication }) => state === null || publication.state === state)
}
