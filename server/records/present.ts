import { recordProblems } from '#content/record-problems.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success } from '#domain/records/errors.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { tableOf, type RecordContent } from '#domain/kinds.ts'
import { type RecordHead, mergeContents } from '#domain/records/record-state.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { readContent } from '#server/data/records/version-contents-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import { headOfStanding } from './heads.ts'
import { namedVersion } from './form-marks.ts'
import type { Tried } from './transaction.ts'
import { inputOfContent, standingOf, type Edited, type RecordType, type Slugged } from './type.ts'

/** What there is of a record outside the bin. The newest of it is its draft, where it has one. */
export type Present<Entity = Edited> = {
  head: RecordHead
  /** The same; null where it is not stored yet. */
  known: RecordHead | null
  site: Entity | null
  newest: Entity
}

/** Which content a save is about: the one that forms show, or the one on the site, which calls read. */
export type EditBase = 'newest' | 'site'

export async function findPresent<Entity extends Edited, Input extends Slugged>(
  db: Db,
  type: RecordType<Entity, Input>,
  id: string,
): Promise<Present<Entity> | null> {
  const site = await type.on(db).get(id)
  const known = await findRecord(db, type.kind, id)
  if (known === null || known.draft === null) {
    if (!site) return null
    return { head: known ?? headOfStanding(type.kind, standingOf(type, site)), known, site, newest: site }
  }
  const content = await newestContent(db, type, known, site)
  const { createdAt, updatedAt, number } = known
  const input = inputOfContent(type, content, new Date(createdAt))
  return {
    head: known,
    known,
    site,
    newest: await type.on(db).draft(input, { id, version: number, createdAt, updatedAt }),
  }
}

/** A draft goes along with what was changed on the site since it was begun. */
async function newestContent<Entity extends Edited, Input extends Slugged>(
  db: Db,
  type: RecordType<Entity, Input>,
  head: RecordHead,
  site: Entity | null,
): Promise<RecordContent> {
  const draft = await contentAt(db, head, head.draft)
  if (!draft) throw new Error(`The draft of ${head.kind} ${head.id} is lost. Run the check, and restore a backup.`)
  if (!site || head.draftBase === head.published) return draft
  const base = await contentAt(db, head, head.draftBase)
  if (!base) return draft
  return mergeContents(tableOf(type.kind, head.id) ?? {}, { base, draft, site: standingOf(type, site).content })
}

/** The content of one version; null where there is none, or none any more. */
export async function contentAt(db: Db, head: RecordHead, number: number | null): Promise<RecordContent | null> {
  const version = number === null ? null : await findVersion(db, head, number)
  return version && readContent(db, version.hash)
}

/**
 * The record that a form is about. Changes of one record wait for one lock, so that two of them never both pass for the
 * newest. A form that names the version it was filled from is refused when somebody else has saved since. A call that plans
 * a change may have been made from what is on the site or from the change that is planned already.
 */
export async function presentOfForm<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  type: RecordType<Entity, Input>,
  fields: FormFields,
  base: EditBase = 'newest',
  isPlanned = false,
): Promise<Tried<Present<Entity>, Entity>> {
  const form = recordForm(fields, { isNew: true })
  const id = form.line(type.idField, { required: true, most: Infinity })
  const version = namedVersion(form)
  if (Object.keys(form.problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(form.problems) })
  await lockRecord(tx, type, id ?? '')
  const present = await findPresent(tx, type, id ?? '')
  if (!present) return failure({ kind: 'not-found' })
  const current = changedBy(present, base)
  const isMadeFrom = (entity: Entity) => version === null || version === entity.version
  const isCurrent = isMadeFrom(current) || (isPlanned && isMadeFrom(present.newest))
  return isCurrent ? success(present) : failure({ kind: 'stale', current })
}

export function changedBy<Entity>({ site, newest }: Present<Entity>, base: EditBase): Entity {
  return base === 'site' && site !== null ? site : newest
}

export function lockRecord(tx: Tx, { table }: { table: string }, id: string): Promise<void> {
  return takeLock(tx, `change in ${table}: ${id}`)
}
