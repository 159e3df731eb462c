import { createLog, type Log } from '#server/log.ts'
import type { LogLevel } from '#server/config.ts'
import { createInbox } from '#server/services/messages/inbox.ts'
import { createSettings } from '#server/services/site/settings.ts'
import type { Db } from '#server/data/engine/database.ts'

/** What services of tests are made with. */

export const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Shows what a test did not expect. */
export const errorLog = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })

/** Tells a test each line, which is JSON. */
export function watchedLog(watch: (line: string) => void, level: LogLevel = 'info', now = () => new Date()): Log {
  const write = (line: string) => {
    watch(line)
    return true
  }
  return createLog({ level, format: 'json', stream: { write, once: () => {} }, now })
}

/** For requests without files. */
export const noUploads = {
  store: () => Promise.reject(new Error('No file is sent here')),
  describe: () => Promise.reject(new Error('No file is asked for here')),
}

/** The inbox of a site at `site.example` that mails its sales team. */
export function anInbox(on: { db: Db; clock: () => Date }, more: Partial<Parameters<typeof createInbox>[0]> = {}) {
  const settings = createSettings({ ...on, salesEmail: 'sales@site.example' })
  return createInbox({ ...on, settings, siteUrl: 'https://site.example', sendsMail: false, ...more })
}
