import type { Selectable } from 'kysely'
import { WEBHOOK_FIELDS, type Webhook, type WebhookInput } from '#domain/webhooks/webhook.ts'
import { contains, NO_LIMIT, type Page, countRows, fromFlag } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { fromColumns, toColumns } from '#server/data/engine/record-columns.ts'
import type { WebhooksTable } from './webhook-tables.ts'

type WebhookFilter = { search?: string } & Partial<Page>

/** The oldest first. */
export async function listWebhooks(db: Db, { search = '', limit, offset }: WebhookFilter = {}): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where(contains('url', search.trim().toLowerCase()))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toWebhook)
}

export async function findWebhook(db: Db, id: string): Promise<Webhook | null> {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toWebhook(row) : null
}

type Saved = WebhookInput & { id: string; at: string }

export async function insertWebhook(db: Db, { id, at, ...input }: Saved & { secret: string }): Promise<void> {
  const values = { id, secret: input.secret, ...columnsOf(input), created_at: at, updated_at: at }
  await db.insertInto('webhooks').values(values).execute()
}

/** Whoever saves a webhook has seen to it: what it waited for is sent at once. */
export async function updateWebhook(db: Db, { id, at, ...input }: Saved): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((column) => ({
      ...columnsOf(input),
      stopped_at: null,
      failures: 0,
      paused_until: null,
      updated_at: at,
      version: column('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

function columnsOf({ url, events, active }: WebhookInput) {
  return toColumns<typeof WEBHOOK_FIELDS, WebhookInput>(WEBHOOK_FIELDS, { url, events, active })
}

/** False when there is none. */
export async function deleteWebhook(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The secrets that sign at a time, the present one first. */
export async function secretsOf(db: Db, id: string, now: string): Promise<string[]> {
  const columns = ['secret', 'old_secret', 'old_until'] as const
  const row = await db.selectFrom('webhooks').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return []
  return [row.secret, ...(row.old_secret !== null && (row.old_until ?? '') > now ? [row.old_secret] : [])]
}

/** False where it was shown before. */
export async function markSecretShown(db: Db, id: string): Promise<boolean> {
  const unseen = db.updateTable('webhooks').set({ secret_shown: 1 }).where('id', '=', id).where('secret_shown', '=', 0)
  return (await unseen.executeTakeFirst()).numUpdatedRows > 0n
}

/** The one before signs too until `oldUntil`. */
export async function replaceSecret(db: Db, id: string, { secret, oldUntil }: { secret: string; oldUntil: string }) {
  await db
    .updateTable('webhooks')
    .set(({ ref }) => ({ secret, secret_shown: 1, old_secret: ref('secret'), old_until: oldUntil }))
    .where('id', '=', id)
    .execute()
}

/** How sending to it fares. */
export async function markWebhook(
  db: Db,
  id: string,
  marks: Pick<Webhook, 'failures' | 'pausedUntil'> & Partial<Pick<Webhook, 'stoppedAt' | 'succeededAt'>>,
): Promise<void> {
  const { failures, pausedUntil, stoppedAt, succeededAt } = marks
  await db
    .updateTable('webhooks')
    .set({
      failures,
      paused_until: pausedUntil,
      ...(stoppedAt !== undefined && { stopped_at: stoppedAt }),
      ...(succeededAt !== undefined && { succeeded_at: succeededAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Webhooks and deliveries that somebody has to see to. */
export async function countStopped(db: Db): Promise<number> {
  const [stopped, failed] = await Promise.all([
    countRows(db.selectFrom('webhooks').where('stopped_at', 'is not', null)),
    countRows(db.selectFrom('webhook_deliveries').where('state', '=', 'failed')),
  ])
  return stopped + failed
}

function toWebhook(row: Selectable<WebhooksTable>): Webhook {
  return {
    ...fromColumns<typeof WEBHOOK_FIELDS, WebhookInput>(WEBHOOK_FIELDS, row),
    id: row.id,
    isSecretShown: fromFlag(row.secret_shown),
    stoppedAt: row.stopped_at,
    failures: row.failures,
    pausedUntil: row.paused_until,
    succeededAt: row.succeeded_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
