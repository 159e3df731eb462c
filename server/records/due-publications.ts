import { randomUUID } from 'node:crypto'
import { publicationReasons } from '#content/admin/publication-reasons.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import type { DraftKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { findRecord, listDue, nextPlanned, updateRecord } from '#server/data/records/records-store.ts'
import type { Log } from '#server/log.ts'
import { operate, type RecordOperation } from './bulk/operations.ts'
import { lock } from './put.ts'
import { listNewest, NO_PLAN } from './publish.ts'
import type { RecordType } from './type.ts'
import { newWriteContext } from './write.ts'

/** What goes onto the site or off it at its minute. */
export type DuePublicationsService = {
  /** Does what is due, the earliest first; `signal` tells that the rest waits for the next start. */
  doDue(signal?: AbortSignal): Promise<void>
  /** When something is due next. */
  next(): Promise<Date | null>
}

type DueDeps = { db: Db; clock: Clock; log: Log; typeOf(kind: DraftKind, id: string): RecordType }

export function createDuePublications(deps: DueDeps): DuePublicationsService {
  const { db, clock, log, typeOf } = deps
  return {
    async doDue(signal) {
      for (const head of await listDue(db, toInstant(clock()))) {
        if (signal?.aborted) return
        // One record that cannot be written keeps none of the others waiting.
        await doOne(deps, typeOf(head.kind as DraftKind, head.id), head).catch((error: unknown) =>
          log.error('a planned publication waits', { kind: head.kind, id: head.id, error }),
        )
      }
    },
    async next() {
      const at = await nextPlanned(db)
      return at === null ? null : new Date(at)
    },
  }
}

async function doOne({ db, clock, log }: DueDeps, type: RecordType, { kind, id }: RecordHead): Promise<void> {
  const planned = async (tx: Tx) => {
    await lock(tx, type, id)
    const head = await findRecord(tx, kind, id)
    const act = head && dueAct(head, clock())
    return head && act && { head, act }
  }
  const tried = await inTransactionIf(
    db,
    async (tx) => {
      const due = await planned(tx)
      if (!due) return { ok: true as const, did: null }
      const { head, act } = due
      if (act.to === 'nothing') {
        await setAside(tx, type, head, null)
        return { ok: true as const, did: act.to }
      }
      // What was to begin and to end while no server ran ends without having been seen.
      if (act.to === 'missed') return { ok: false as const, did: act.to, reason: publicationReasons.missed }
      const outcome = await operate(tx, type, id, act, newWriteContext(schedulerFor(head), clock()))
      return outcome.ok
        ? { ok: true as const, did: act.to }
        : { ok: false as const, did: act.to, reason: outcome.failure }
    },
    ({ ok }) => ok,
  )
  if (tried.did === null) return
  if (tried.ok) return log.info('done as planned', { kind, id, act: tried.did })
  const { reason, did } = tried
  log.warn('not done as planned', { kind, id, act: did, reason: reason.en })
  await inTransaction(db, async (tx) => {
    const due = await planned(tx)
    if (due) await giveUp(tx, type, due.head, { at: clock(), did, reason })
  })
}

type DueAct = Exclude<RecordOperation, { to: 'schedule' }> | { to: 'nothing' } | { to: 'missed' }

/** What is due of what was planned; null where nothing is any more. */
function dueAct({ state, draft, publishAt, unpublishAt }: RecordHead, now: Date): DueAct | null {
  const isDue = (at: string | null) => at !== null && at <= toInstant(now)
  const isOnSite = state === 'published'
  if (isDue(unpublishAt)) return { to: isOnSite ? 'unpublish' : 'missed' }
  if (!isDue(publishAt)) return null
  return { to: isOnSite && draft === null ? 'nothing' : 'publish' }
}

/** The system itself, with the name of who planned it. */
function schedulerFor({ plannedBy }: RecordHead): Actor {
  return { kind: 'system', id: null, name: plannedBy ? `schedule · ${plannedBy.name}` : 'schedule' }
}

/** Plans nothing more of a record. What is not on the site is a draft again. */
async function setAside(tx: Tx, type: RecordType, head: RecordHead, notPublished: Localized | null): Promise<void> {
  const state = head.state === 'published' ? 'published' : 'draft'
  await updateRecord(tx, head.key, { ...NO_PLAN, state, notPublished })
  if (state === 'draft') await listNewest(tx, type, head.id)
}

type GivenUp = { at: Date; did: DueAct['to']; reason: Localized }

/** What cannot be done as planned is planned no more; its record, and the log, say why. */
async function giveUp(tx: Tx, type: RecordType, head: RecordHead, { at, did, reason }: GivenUp): Promise<void> {
  const { kind, id, key, name } = head
  const { ar, en } = publicationReasons.stillOnSite
  await setAside(tx, type, head, did === 'unpublish' ? { ar: ar(reason.ar), en: en(reason.en) } : reason)
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(at),
    actor: schedulerFor(head),
    action: did === 'unpublish' ? 'record.not-taken-off' : 'record.not-published',
    subject: { kind, id },
    detail: {},
    record: { actId: randomUUID(), key, name, number: null },
  })
}
