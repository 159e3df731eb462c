import { dueNotice, type EndingDocument } from '#domain/documents/document-status.ts'
import { teamReaders } from '#domain/messages/staff-mailboxes.ts'
import type { JobDetail } from '#domain/site/job.ts'
import type { Clock } from '#server/clock.ts'
import { noteNotice } from '#server/data/documents/documents-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import { endingMail } from '#server/mail/notice-mails.ts'
import type { SettingsService } from '#server/services/site/settings.ts'
import type { DocumentsService } from './documents.ts'

export type EndingDocumentsService = {
  /** Mails staff which documents end, each once at every of its notices; null where nothing is new. */
  tell(): Promise<JobDetail | null>
}

type Deps = {
  db: Db
  clock: Clock
  documents: Pick<DocumentsService, 'ending'>
  settings: Pick<SettingsService, 'get' | 'staffMailboxes'>
  siteUrl: string
  onMail?: () => void
}

/** What is told is noted with the mail in one transaction: of several servers one tells it. */
export function createEndingDocuments(deps: Deps): EndingDocumentsService {
  const { db, clock, documents, settings, siteUrl, onMail } = deps
  return {
    async tell() {
      const [ending, { name, documentEmails }, team] = await Promise.all([
        documents.ending(),
        settings.get(),
        settings.staffMailboxes(),
      ])
      const readers = teamReaders(documentEmails.length > 0 ? { addresses: documentEmails } : team)
      const now = toInstant(clock())
      const count = await inTransaction(db, async (tx) => {
        const noted: EndingDocument[] = []
        for (const one of ending) {
          const threshold = dueNotice(one.left)
          const { id, revisions } = one.document
          const notice = { document_id: id, revision: revisions[0]!.n, created_at: now }
          if (threshold !== null && (await noteNotice(tx, { ...notice, threshold }))) noted.push(one)
        }
        if (noted.length === 0) return 0
        const mails = readers.map((reader) => endingMail(noted, { reader, sender: name, siteUrl }))
        const queued = mails.map((mail) => newMail(mail, new URL(siteUrl).hostname))
        await insertMails(tx, queued, null, now)
        return noted.length
      })
      if (count > 0) onMail?.()
      return count > 0 ? { documents: count } : null
    },
  }
}
