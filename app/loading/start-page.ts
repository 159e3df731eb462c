import type { RouterContextProvider } from 'react-router'
import { endsText } from '#content/admin/documents.ts'
import { isUndoable } from '#domain/accounts/acts.ts'
import { can, type Act } from '#domain/accounts/permissions.ts'
import type { EndingDocument } from '#domain/documents/document-status.ts'
import { isOverdue } from '#domain/follow-up/follow-up.ts'
import { toInboxRow } from '#domain/messages/inbox-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { loadPart, type Part } from './part.ts'

type Context = Readonly<RouterContextProvider>

/** The blocks of the start page, each by itself: null for one that a role may not see. */
export async function loadStartPage(context: Context, locale: Locale) {
  const { setUp, overview, contentChecks, reports, documents, prints } = context.get(servicesContext)
  const { id, role } = context.get(staffContext)
  const block = async <T>(act: Act, load: () => Promise<T>): Promise<Part<T> | null> =>
    can(role, act) ? loadPart(context, load) : null
  const now = new Date()
  const changes = async () =>
    (await overview.changes(role)).map((line) => ({ ...line, isUndoable: isUndoable(line, now) }))
  const blocks = await Promise.all([
    block('settings.write', () => setUp.steps(role)),
    block('requests', () => requestsIn(context, locale, now)),
    block('records.read', () => overview.drafts(id)),
    block('records.read', () => overview.planned()),
    block('records.read', () => contentChecks.counts()),
    block('records.read', () => endingIn(documents.ending(), locale)),
    block('records.read', () => overview.missedSearches()),
    block('operations', () => systemOf(context)),
    block('records.read', () => overview.notPublished()),
    block('records.read', () => prints.notRenewed(locale)),
    block('log', changes),
    block('records.read', () => reports.week()),
  ])
  const [steps, requests, drafts, planned, missing, ending, searches, system, notPublished, notRenewed, latest, week] =
    blocks
  const content = { drafts, planned, missing, ending, searches, notPublished, notRenewed }
  return { now: now.toISOString(), steps, requests, ...content, system, changes: latest, reports: week }
}

export type StartPageData = Awaited<ReturnType<typeof loadStartPage>>

/** What waits for an answer, as lines of the inbox. */
async function requestsIn(context: Context, locale: Locale, now: Date) {
  const { overview } = context.get(servicesContext)
  const { rows, lacksEidsOf, ...counts } = await overview.requests()
  const mayEnter = can(context.get(staffContext).role, 'desk-settings')
  const scene = { locale, now, names: new Map<string, string>(), failed: new Set<string>() }
  const shown = rows.map((message) => ({
    ...toInboxRow(message, scene),
    isLate: isOverdue(message, now.toISOString()),
  }))
  return { ...counts, rows: shown, lacksEidsOf: mayEnter ? lacksEidsOf : null }
}

const ENDING_ROWS = 5

async function endingIn(loading: Promise<EndingDocument[]>, locale: Locale) {
  const all = await loading
  const rows = all
    .slice(0, ENDING_ROWS)
    .map(({ document: { id, title }, expires, left }) => ({
      id,
      title: title[locale] || title.ar || title.en,
      ends: endsText(expires, left, locale),
      isOver: left < 0,
    }))
  return { count: all.length, rows }
}

/** Mails, the last backup and jobs that failed. */
async function systemOf(context: Context) {
  const { operations } = context.get(servicesContext)
  const [outbox, backups, jobs] = await Promise.all([operations.outbox(), operations.backups(), operations.jobs()])
  return {
    outbox,
    lastBackup: backups?.stored[0]?.takenAt ?? null,
    failedJobs: jobs.filter(({ error }) => error !== '').map(({ name }) => name),
  }
}
