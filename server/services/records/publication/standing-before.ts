import { failure } from '#domain/records/errors.ts'
import type { RecordContent } from '#domain/records/record-kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { HeadBefore } from '#server/data/records/versions-store.ts'
import type { Tried } from '#server/services/records/edit-transaction.ts'
import type { KeptKind } from '#server/services/records/kept-kind.ts'
import { contentAt } from '#server/services/records/present-record.ts'
import { NO_DRAFT, planLeft } from './publication.ts'
import { isSameContent, type WriteContext } from '#server/services/records/versioned-write.ts'

type StandingAgain = {
  head: RecordHead
  /** How the record is to stand again: its numbers say which contents. */
  target: HeadBefore
  /** A content as it can be written now. */
  adapted: (content: RecordContent) => RecordContent
  context: WriteContext
}

/** Makes a record stand as it stood at another time: what is on the site of it, its draft, and what is planned. */
export async function standAgain(
  tx: Tx,
  kept: KeptKind,
  { head, target, adapted, context }: StandingAgain,
): Promise<Tried<unknown, unknown>> {
  const { id, createdAt } = head
  const plan = planLeft(target, context.at)
  const read = async (number: number | null) => {
    const content = await contentAt(tx, head, number)
    return content && adapted(content)
  }
  const [site, draft] = [await read(target.published), await read(target.draft)]
  const lost = (target.published !== null && !site) || (target.draft !== null && !draft)
  if (lost || (!site && !draft)) return failure({ kind: 'not-found' })
  const told = (number: number | null): WriteContext => ({ ...context, act: 'restore', restoredFrom: number })
  if (site && !draft) {
    const next = kept.putAside ? { ...NO_DRAFT, ...plan } : {}
    return kept.put(tx, { id, createdAt, content: site, next, context: told(target.published) })
  }
  const isThere =
    head.state === 'published' && isSameContent((await contentAt(tx, head, head.published)) ?? {}, site ?? {})
  if (site && !isThere) {
    const outcome = await kept.put(tx, { id, createdAt, content: site, context: told(target.published) })
    if (!outcome.ok) return outcome
  }
  const base = target.draftBase === target.published ? {} : { draftBase: target.draftBase }
  const aside = {
    id,
    content: draft!,
    next: { ...base, ...plan },
    takesOff: site === null,
    context: told(target.draft),
  }
  return (await kept.putAside?.(tx, aside)) ?? failure({ kind: 'not-found' })
}
