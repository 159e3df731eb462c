import { addDays } from 'date-fns/addDays'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ActName } from '#domain/accounts/acts.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { isPreviewToken, PREVIEW_DAYS, type OpenLink } from '#domain/site/preview-link.ts'
import { recordKind, type DraftKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import {
  deleteExpiredPreviewLinks,
  deletePreviewLinks,
  findPreviewed,
  insertPreviewLink,
  listPreviewLinks,
} from '#server/data/records/preview-links-store.ts'
import { findRecord, findRecordByKey } from '#server/data/records/records-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { adopt } from './heads.ts'
import { findPresent } from './present.ts'
import { standingOf, type Edited, type RecordType } from './type.ts'
import { newWriteContext } from './write.ts'

/** Links by which people without an account see the newest draft of a record. */
export type SharingService<Kind extends DraftKind, Shared> = {
  /** Makes a link; its token is told this once, and only its hash is stored. */
  share(kind: Kind, id: string, by: ChangeMaker): Promise<Outcome<{ token: string }>>
  openLinks(kind: Kind, id: string): Promise<OpenLink[]>
  /** Ends all links to a record, or one of them. */
  revoke(kind: Kind, id: string, by: ChangeMaker, linkId?: string): Promise<Outcome<void>>
  /** What a token opens: the newest of its record; null for a wrong, expired or revoked one, and while the record is in the bin. */
  opened(token: string): Promise<Shared | null>
}

const TOKEN_BYTES = 16

type Deps = {
  db: Db
  clock: Clock
  typeOf(kind: DraftKind, id: string): RecordType
  /** Whether people without an account can be shown it. */
  isShared(kind: string, id: string): boolean
}

export function createSharing<Kind extends DraftKind, Shared extends { kind: Kind; record: Edited }>({
  db,
  clock,
  typeOf,
  isShared,
}: Deps): SharingService<Kind, Shared> {
  const change = (asked: Asked, work: (tx: Tx, head: RecordHead, now: Date) => Promise<void>): Promise<Outcome<void>> =>
    inTransactionIf(
      db,
      async (tx) => {
        await authorize(tx, asked.by, recordKind(asked.kind).writes)
        const now = clock()
        const head = (await findRecord(tx, asked.kind, asked.id)) ?? (await adopted(tx, asked, now))
        if (!head) return failure({ kind: 'not-found' })
        await work(tx, head, now)
        return success(undefined)
      },
      ({ ok }) => ok,
    )

  /** What is on the site and was not saved since there are versions has no row among the records yet. */
  async function adopted(tx: Tx, { kind, id, by }: Asked, now: Date): Promise<RecordHead | null> {
    const type = typeOf(kind, id)
    const site = await type.on(tx).get(id)
    return site && adopt(tx, kind, standingOf(type, site), newWriteContext(by, now))
  }

  return {
    async share(kind, id, by) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const outcome = await change({ kind, id, by }, async (tx, head, now) => {
        const [madeAt, expiresAt] = [toInstant(now), toInstant(addDays(now, PREVIEW_DAYS))]
        await deleteExpiredPreviewLinks(tx, madeAt)
        await insertPreviewLink(tx, hashOf(token), { recordKey: head.key, madeAt, expiresAt })
        await logLink(tx, { head, by, now, action: `${kind}.share` as ActName })
      })
      return outcome.ok ? success({ token }) : outcome
    },
    async openLinks(kind, id) {
      const head = await findRecord(db, kind, id)
      const links = head ? await listPreviewLinks(db, head.key, toInstant(clock())) : []
      return links.map(({ hash, madeAt, expiresAt }) => ({ id: hash, madeAt, until: expiresAt }))
    },
    revoke: (kind, id, by, linkId) =>
      change({ kind, id, by }, async (tx, head, now) => {
        const count = await deletePreviewLinks(tx, head.key, linkId)
        if (count > 0) await logLink(tx, { head, by, now, action: `${kind}.unshare` as ActName })
      }),
    async opened(token) {
      if (!isPreviewToken(token)) return null
      const key = await findPreviewed(db, hashOf(token), toInstant(clock()))
      const head = key === null ? null : await findRecordByKey(db, key)
      if (!head || !isShared(head.kind, head.id)) return null
      const kind = head.kind as DraftKind
      const present = await findPresent(db, typeOf(kind, head.id), head.id)
      return present && ({ kind, record: present.newest } as Shared)
    },
  }
}

type Asked = { kind: DraftKind; id: string; by: ChangeMaker }

type Line = { head: RecordHead; by: ChangeMaker; now: Date; action: ActName }

function logLink(tx: Tx, { head: { key, kind, id, name }, by, now, action }: Line): Promise<void> {
  return appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(now),
    actor: actorOf(by),
    subject: { kind, id },
    action,
    detail: {},
    record: { actId: randomUUID(), key, name, number: null },
  })
}

/** The token has 128 random bits: a plain hash cannot be guessed back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
