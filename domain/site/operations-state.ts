/** A backup in the folder of those that the site takes by itself: its archive of the tables. */
export type StoredBackup = { name: string; takenAt: string; bytes: number; isEncrypted: boolean }

/** `stored` has the newest first. */
export type ScheduledBackupsState = { directory: string; isEncrypted: boolean; stored: StoredBackup[] }

/** How the machine and what the site stands on fare, for owners. */
export type SystemState = {
  version: string
  nodeVersion: string
  startedAt: string
  database: { engine: 'sqlite' | 'postgres'; bytes: number; pingMs: number }
  storage: { kind: 'file' | 's3'; isUp: boolean }
  /** Of the disk that `DATA_DIR` lies on; null where it cannot be told. */
  disk: { free: number; total: number } | null
  /** Whether PDFs can be made on this machine; null where their process did not answer. */
  canPrint: boolean | null
  visitorFiles: VisitorFilesState
}

/** What of the bytes that visitors' files may take is taken: by those of the last day, and by all. */
export type VisitorFilesState = Record<'day' | 'site', { used: number; most: number }>

/** A warning or an error of the log, as owners see it: what happened and of what kind, never a message that may name people. */
export type RecentError = {
  at: string
  level: 'warn' | 'error'
  event: string
  cause: string
  /** Of the request, where there was one. */
  id: string
  count: number
}

/** What a clean-up has removed. `audit` are lines of the record of what was done. */
export type CleanUpCounts = { messages: number; spam: number; mails: number; audit: number }

export type CleanUp = CleanUpCounts & { at: string }
