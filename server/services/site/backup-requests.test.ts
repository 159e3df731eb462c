import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { listJobs, registerJob } from '#server/data/site/job-runs-store.ts'
import { takeWork } from '#server/data/work/work-store.ts'
import { createBackupRequests } from './backup-requests.ts'

const LATER = '2026-12-01T00:00:00.000Z'
const PLAIN = '2026-04-01T10-00-00Z.backup'
const ENCRYPTED = '2026-04-01T11-00-00Z.backup'

onOneDatabase('what owners ask of backups', (db) => {
  let directory: string
  let looks: number
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'backups-'))
    looks = 0
    writeFileSync(join(directory, PLAIN), 'rows')
    writeFileSync(join(directory, ENCRYPTED), 'SITE-ENCRYPTED-1rows')
    writeFileSync(join(directory, 'site.db'), 'SITE-ENCRYPTED-1secret')
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  const clock = tickingClock()
  const requests = (folder: string | null = directory) =>
    createBackupRequests({ db: db(), clock, directory: folder, onJob: () => void (looks += 1) })
  const acts = () => db().selectFrom('audit_log').select(['action', 'subject_id']).orderBy('at').execute()
  const refusal = async (work: Promise<{ ok: boolean; failure?: { kind: string } }>) => (await work).failure?.kind

  it('a backup that is asked for is due at once, and the server looks', async () => {
    await registerJob(db(), 'backup', LATER)
    valueOf(await requests().take(someone))
    const [job] = await listJobs(db(), LATER)
    expect(job!.dueAt < LATER).toBe(true)
    expect(looks).toBe(1)
    expect(await acts()).toEqual([{ action: 'backup.take', subject_id: null }])
  })

  it('none is asked for twice, before the jobs have begun, or where none are taken', async () => {
    expect(await refusal(requests().take(someone))).toBe('conflict')
    await registerJob(db(), 'backup', '2026-01-01T00:00:00.000Z')
    await takeWork(db(), 'job', { now: '2026-01-02T00:00:00.000Z', until: LATER })
    expect(await refusal(requests().take(someone))).toBe('conflict')
    expect(await refusal(requests(null).take(someone))).toBe('conflict')
    expect([looks, await acts()]).toEqual([0, []])
  })

  it('an encrypted archive is given out whole, and it is recorded who took it', async () => {
    const { bytes, stream } = valueOf(await requests().open(ENCRYPTED, someone))
    expect(await new Response(stream).text()).toBe('SITE-ENCRYPTED-1rows')
    expect(bytes).toBe(20)
    expect(await acts()).toEqual([{ action: 'backup.download', subject_id: ENCRYPTED }])
  })

  it.each([
    ['one that is not encrypted', PLAIN, 'conflict'],
    ['one that is not there', '2026-04-01T12-00-00Z.backup', 'not-found'],
    ['another file of the folder', 'site.db', 'not-found'],
    ['a file elsewhere', `../${ENCRYPTED}`, 'not-found'],
    ['nothing', '', 'not-found'],
  ])('%s is not', async (_what, name, kind) => {
    expect(await refusal(requests().open(name, someone))).toBe(kind)
    expect(await acts()).toEqual([])
  })
})
