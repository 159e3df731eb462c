import type { Import } from '#domain/imports/import.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { updateImport } from '#server/data/imports/imports-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { UndoService } from '#server/records/undo/undo.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'

export type ImportWorkDeps = {
  db: Db
  clock: Clock
  storage: Pick<FileStorage, 'put' | 'open' | 'remove'>
  /** Where files lie while another process reads them. */
  folder: string
  records: Pick<UndoService, 'undo' | 'refusal'>
  uploads: Pick<UploadsService, 'store'>
  /** Called when it has been planned that something goes onto the site or off it. */
  onPlan?: () => void
}

/** Ends it with a sentence for whoever ran it, unless it is in another state by now. */
export async function failImport(
  { db, clock }: ImportWorkDeps,
  { id, state }: Import,
  message: Localized,
): Promise<void> {
  await updateImport(db, { id, state }, { state: 'failed', message, endedAt: toInstant(clock()) })
}
