import type { Trouble } from '#content/notices.ts'
import { teamReaders, type StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { JobDetail } from '#domain/site/job.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listHeldBetween } from '#server/data/messages/arrivals-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { heldMail, troubleMail, type HeldRequest } from '#server/mail/notice-mails.ts'
import type { OperationsService } from './operations.ts'
import type { SettingsService } from './settings.ts'

export type NoticesService = {
  /** Mails staff what they should know of; answers what it has to remember, or null where nothing is new. */
  tell(): Promise<JobDetail | null>
}

type NoticesDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  operations: Pick<OperationsService, 'jobs' | 'outbox' | 'webhooks'>
  /** Throws when the storage of files does not answer. */
  checkStorage: () => Promise<unknown>
  siteUrl: string
  /** Who is told of trouble, in place of the sales team. */
  alertEmail: string | null
  onMail?: () => void
}

const HOUR = 60 * 60 * 1000

/** One mail for all requests that were held since the last look, and one when something has failed for an hour. */
export function createNotices(deps: NoticesDeps): NoticesService {
  return {
    async tell() {
      const now = deps.clock()
      const before = await remembered(deps)
      const held = await listHeldBetween(deps.db, before.held, toInstant(now))
      const { troubles, storageDownAt } = await findTroubles(deps, before, now)
      const isWorse = troubles.some((trouble) => !before.told.includes(trouble))
      await send(deps, { held, troubles: isWorse ? troubles : [] }, now)
      const after = { held: held.length > 0 ? toInstant(now) : before.held, told: troubles.join(' '), storageDownAt }
      const isNew = held.length > 0 || after.told !== before.told.join(' ') || storageDownAt !== before.storageDownAt
      return isNew ? after : null
    },
  }
}

type Memory = { held: string; told: string[]; storageDownAt: string }

async function remembered({ operations }: NoticesDeps): Promise<Memory> {
  const detail = (await operations.jobs()).find(({ name }) => name === 'notices')?.detail ?? {}
  const { held = '', told = '', storageDownAt = '' } = detail
  return { held: String(held), told: String(told).split(' ').filter(Boolean), storageDownAt: String(storageDownAt) }
}

async function findTroubles({ operations, checkStorage }: NoticesDeps, before: Memory, now: Date) {
  const isOld = (instant: string | null) => instant === null || now.getTime() - Date.parse(instant) >= HOUR
  const [jobs, outbox, webhooks, storageDownAt] = await Promise.all([
    operations.jobs(),
    operations.outbox(),
    operations.webhooks(),
    checkStorage().then(
      () => '',
      () => before.storageDownAt || toInstant(now),
    ),
  ])
  const troubles: Trouble[] = []
  for (const { name, error, lastSuccessAt } of jobs) {
    if ((name === 'backup' || name === 'restore-drill') && error !== '' && isOld(lastSuccessAt)) troubles.push(name)
  }
  if (outbox.oldestSeconds * 1000 >= HOUR) troubles.push('mail')
  if (webhooks.stopped > 0) troubles.push('webhooks')
  if (storageDownAt !== '' && isOld(storageDownAt)) troubles.push('storage')
  return { troubles, storageDownAt }
}

type Notices = { held: HeldRequest[]; troubles: Trouble[] }

async function send(deps: NoticesDeps, { held, troubles }: Notices, now: Date): Promise<void> {
  if (held.length === 0 && troubles.length === 0) return
  const [{ name }, mailboxes] = await Promise.all([deps.settings.get(), deps.settings.staffMailboxes()])
  const { siteUrl } = deps
  const scene = (reader: StaffReader) => ({ reader, sender: name, siteUrl })
  const team = teamReaders(mailboxes)
  const alerted = deps.alertEmail === null ? team : [{ email: deps.alertEmail, locale: 'ar' as const }]
  const mails = [
    ...(held.length === 0 ? [] : team.map((reader) => heldMail(held, scene(reader)))),
    ...(troubles.length === 0 ? [] : alerted.map((reader) => troubleMail(troubles, scene(reader)))),
  ]
  const queued = mails.map((mail) => newMail(mail, new URL(siteUrl).hostname))
  await inTransaction(deps.db, (tx) => insertMails(tx, queued, null, toInstant(now)))
  deps.onMail?.()
}
