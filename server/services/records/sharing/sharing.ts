import { addDays } from 'date-fns/addDays'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { SharedContent, SharedSubject } from '#domain/accounts/acts.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { isPreviewed } from '#domain/site/content/previewed.ts'
import { isPreviewToken, PREVIEW_DAYS, type OpenLink } from '#domain/site/preview-link.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
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
import { authorize } from '#server/services/accounts/authorization.ts'
import { brandKind } from '#server/services/catalogue/brand-editing.ts'
import { categoryKind } from '#server/services/catalogue/category-editing.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { postKind } from '#server/services/posts/post-editing.ts'
import { contentKind } from '#server/services/site/content/content-editing.ts'
import { standingOf, type Edited, type EditedKind } from '#server/services/records/edited-kind.ts'
import { findPresent } from '#server/services/records/present-record.ts'
import { adopt, type Standing } from '#server/services/records/record-heads.ts'
import { newWriteContext } from '#server/services/records/versioned-write.ts'

/** Links by which people without an account see the newest draft of a record. */
export type SharingService = {
  /** Makes a link; its token is told this once, and only its hash is kept. */
  share(kind: SharedSubject, id: string, by: ChangeMaker): Promise<Outcome<{ token: string }>>
  openLinks(kind: SharedSubject, id: string): Promise<OpenLink[]>
  /** Ends all links to a record, or one of them. */
  revoke(kind: SharedSubject, id: string, by: ChangeMaker, linkId?: string): Promise<Outcome<void>>
  /** What a token opens: the newest of its record; null for a wrong, expired or revoked one, and while the record is in the bin. */
  opened(token: string): Promise<Shared | null>
}

/** A record as it is shared: its draft, else what is on the site. */
export type Shared =
  | { kind: 'category'; record: Category }
  | { kind: 'brand'; record: Brand }
  | { kind: 'product'; record: Product }
  | { kind: 'post'; record: Post }
  | { kind: SharedContent; record: ContentRecord }

const TOKEN_BYTES = 16

export function createSharing({ db, clock }: { db: Db; clock: Clock }): SharingService {
  const change = (wish: Wish, work: (tx: Tx, head: RecordHead, now: Date) => Promise<void>): Promise<Outcome<void>> =>
    inTransactionIf(
      db,
      async (tx) => {
        await authorize(tx, wish.by, recordKind(wish.kind).writes)
        const now = clock()
        const head = (await findRecord(tx, wish.kind, wish.id)) ?? (await adopted(tx, wish, now))
        if (!head) return failure({ kind: 'not-found' })
        await work(tx, head, now)
        return success(undefined)
      },
      ({ ok }) => ok,
    )

  /** What is on the site and was not saved since there are versions has no row among the records yet. */
  async function adopted(tx: Tx, { kind, id, by }: Wish, now: Date): Promise<RecordHead | null> {
    const standing = await onSite(tx, { clock }, kind, id)
    return standing && adopt(tx, kind, standing, newWriteContext(by, now))
  }

  return {
    async share(kind, id, by) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const outcome = await change({ kind, id, by }, async (tx, head, now) => {
        const [madeAt, expiresAt] = [toInstant(now), toInstant(addDays(now, PREVIEW_DAYS))]
        await deleteExpiredPreviewLinks(tx, madeAt)
        await insertPreviewLink(tx, hashOf(token), { recordKey: head.key, madeAt, expiresAt })
        await logLink(tx, { head, by, now, action: `${kind}.share` })
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
        if (count > 0) await logLink(tx, { head, by, now, action: `${kind}.unshare` })
      }),
    async opened(token) {
      if (!isPreviewToken(token)) return null
      const key = await findPreviewed(db, hashOf(token), toInstant(clock()))
      const head = key === null ? null : await findRecordByKey(db, key)
      return head && newestOf(db, { clock }, head)
    },
  }
}

type Wish = { kind: SharedSubject; id: string; by: ChangeMaker }

function onSite(tx: Tx, deps: { clock: Clock }, kind: SharedSubject, id: string): Promise<Standing | null> {
  async function standing<Entity extends Edited, Input>(of: EditedKind<Entity, Input>) {
    const entity = await of.on(tx).get(id)
    return entity && standingOf(of, entity)
  }
  if (kind === 'category') return standing(categoryKind(deps))
  if (kind === 'brand') return standing(brandKind(deps))
  if (kind === 'product') return standing(productKind(deps))
  return kind === 'post' ? standing(postKind(deps)) : standing(contentKind(deps, kind, id))
}

async function newestOf(db: Db, deps: { clock: Clock }, { kind, id }: RecordHead): Promise<Shared | null> {
  if (kind === 'category') {
    const present = await findPresent(db, categoryKind(deps), id)
    return present && { kind, record: present.newest }
  }
  if (kind === 'brand') {
    const present = await findPresent(db, brandKind(deps), id)
    return present && { kind, record: present.newest }
  }
  if (kind === 'product') {
    const present = await findPresent(db, productKind(deps), id)
    return present && { kind, record: present.newest }
  }
  if (kind === 'post') {
    const present = await findPresent(db, postKind(deps), id)
    return present && { kind, record: present.newest }
  }
  const present = isPreviewed(kind, id) ? await findPresent(db, contentKind(deps, kind, id), id) : null
  return present && isPreviewed(kind, id) ? { kind, record: present.newest } : null
}

type Line = { head: RecordHead; by: ChangeMaker; now: Date; action: `${SharedSubject}.${'share' | 'unshare'}` }

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
