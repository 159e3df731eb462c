import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aPost, aProduct, someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { addSetUpMark } from '#server/data/site/set-up-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { mailSample } from '#content/admin/site/mail-words.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { MAIL_NAMES } from '#domain/site/content/pages/mails-fields.ts'
import { bodiesOf, decodedHeader, headersOf, type MailServer, openMailServer } from '#tests/support/mail-server.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { setStaffEmail } from '#server/data/accounts/staff-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listJobs, registerJob } from '#server/data/site/job-runs-store.ts'
import { takeWork } from '#server/data/work/work-store.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createHealth, loggingChanges } from './health.ts'
import { beginNewSite } from './new-site.ts'
import { createSettings } from './settings.ts'
import { createSitemap } from './sitemap.ts'
import { createTestMails } from './test-mails.ts'
import { createBackupRequests } from './backup-requests.ts'
import { createReferrers } from './referrers.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const fine = async () => 1
const broken = async () => {
  throw new Error('disk full')
}
const silent = () => new Promise(() => {})

it('is fine when every part answers', async () =>
  expect(await createHealth({ database: fine, storage: fine }).check()).toEqual({
    ok: true,
    reasons: [],
    degraded: null,
  }))

it('is degraded, and fine, where pages are served and nothing can be stored', async () => {
  const degradation = async () => 'the disk is full'
  const health = await createHealth({ database: fine }, { degradation }).check()
  expect(health).toEqual({ ok: true, reasons: [], degraded: 'the disk is full' })
})

it('names the parts that fail, and not why: the reasons are public', async () => {
  const health = await createHealth({ database: fine, storage: broken }).check()
  expect(health).toMatchObject({ ok: false, reasons: ['storage does not answer'] })
})

it('does not wait for a silent part for ever', async () => {
  const health = await createHealth({ database: silent, storage: broken }, { patienceMs: 5 }).check()
  expect(health.reasons).toEqual(['database does not answer', 'storage does not answer'])
})

it('a part that fails tells the log why, once for each time that it begins to', async () => {
  const told: unknown[][] = []
  const log = { warn: (...line: unknown[]) => void told.push(line), info: (...line: unknown[]) => void told.push(line) }
  let isAway = false
  const probe = loggingChanges(
    'storage',
    async () => (isAway ? Promise.reject(new Error('status 500')) : undefined),
    log,
  )
  await probe()
  isAway = true
  for (let look = 0; look < 3; look++) await expect(probe()).rejects.toThrow('500')
  isAway = false
  await probe()
  await probe()
  expect(told).toEqual([['storage does not answer', { reason: 'status 500' }], ['storage answers again']])
})

onOneDatabase('a site that begins empty', (db) => {
  const on = () => ({ db: db(), clock: tickingClock() })
  const indexed = async () => (await createSettings(on()).get()).indexed

  it('is closed to search engines, until staff open it', async () => {
    await beginNewSite(on())
    expect(await indexed()).toBe('no')
    await saveSettings(db(), { indexed: 'yes' }, '2026-11-27T09:00:00.000Z')
    await beginNewSite(on())
    expect(await indexed()).toBe('yes')
  })

  it('is distinguished from one that has something on it, which stays open', async () => {
    valueOf(await createCategories(on()).create(aCategory()))
    await beginNewSite(on())
    expect(await indexed()).toBe('yes')
  })

  it('is distinguished from one that an older version left, however empty', async () => {
    await addSetUpMark(db(), 'open-before', '2026-11-27T09:00:00.000Z')
    await beginNewSite(on())
    expect(await indexed()).toBe('yes')
  })

  it('has nothing in its sitemap while it is closed', async () => {
    const sitemap = createSitemap({ db: db(), settings: createSettings(on()), records: 1 })
    valueOf(await createCategories(on()).create(aCategory()))
    const open = await sitemap.state()
    await saveSettings(db(), { indexed: 'no' }, '2026-11-27T09:00:00.000Z')
    expect(await sitemap.parts()).toBeNull()
    for await (const entries of (await sitemap.entries())!) expect(entries).toEqual([])
    expect(await sitemap.entries('pages-1')).toBeNull()
    expect(await sitemap.state()).not.toBe(open)
  })
})

describe('test mails', () => {
  const noura: StaffCaller = { kind: 'staff', id: 'u-1', name: 'noura', role: 'owner', via: 'session' }
  const sara: StaffCaller = { kind: 'staff', id: 'u-2', name: 'sara', role: 'editor', via: 'session' }
  const AT = '2026-05-01T08:00:00.000Z'

  let server: MailServer

  beforeAll(async () => void (server = await openMailServer()))
  afterAll(() => server.close())

  onOneDatabase('a test of a mail', (db) => {
    async function open() {
      for (const one of [noura, sara]) await giveAccount(db(), one)
      server.taken.length = 0
      const mail = { smtpUrl: server.url, from: 'no-reply@site.example' } as never
      const config = { mode: 'start', siteUrl: 'https://site.example', mail } as const
      const on = { db: db(), clock: tickingClock() }
      return createTestMails({ ...on, config, settings: createSettings(on) })
    }

    it('is what the site says now with sample data, to the address of whoever asks', async () => {
      const tests = await open()
      await setStaffEmail(db(), noura.id, 'noura@site.example', AT)
      const body = { answer_subject_en: '{number}: {subject}' }
      await insertContent(db(), 'page', { id: 'mails', body, createdAt: AT, updatedAt: AT })
      for (const mail of MAIL_NAMES) {
        expect(await tests.sendSample(mail, noura, 'en')).toEqual({ kind: 'taken' })
        const { to, raw } = server.taken.at(-1)!
        expect(to).toEqual(['noura@site.example'])
        const subject = decodedHeader(headersOf(raw).get('subject')![0]!)
        for (const text of [subject, ...bodiesOf(raw)]) expect(text).not.toMatch(/\{\w+\}/)
        if (mail === 'answer') expect(subject).toBe('RQ-2026-00042: Your quote')
        if (mail === 'answer') expect(bodiesOf(raw)[0]).toContain(mailSample.answer.en)
        if (mail === 'invitation') expect(bodiesOf(raw)[0]).toContain(mailSample.link.en)
        if (mail === 'sign_in') expect(bodiesOf(raw)[0]).toContain(mailSample.code.en)
      }
    })

    it('is for owners with a confirmed address', async () => {
      const tests = await open()
      expect(await tests.sendSample('answer', noura, 'en')).toBeNull()
      await setStaffEmail(db(), sara.id, 'sara@site.example', AT)
      await expect(tests.sendSample('answer', sara, 'en')).rejects.toThrow(Forbidden)
      expect(server.taken).toEqual([])
    })
  })
})

const LATER = '2026-12-01T00:00:00.000Z'
const PLAIN = '2026-04-01T10-00-00Z.backup'
const ENCRYPTED = '2026-04-01T11-00-00Z.backup'

onOneDatabase('what owners ask of backups', (db) => {
  const directory = testFolder()
  let looks: number
  beforeEach(() => {
    looks = 0
    writeFileSync(join(directory(), PLAIN), 'rows')
    writeFileSync(join(directory(), ENCRYPTED), 'SITE-ENCRYPTED-1rows')
    writeFileSync(join(directory(), 'site.db'), 'SITE-ENCRYPTED-1secret')
  })

  const clock = tickingClock()
  const requests = (folder: string | null = directory()) =>
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

onOneDatabase('what refers to a record', (db) => {
  let clock = tickingClock()
  const on = () => ({ db: db(), clock: () => clock() })
  const referrers = () => createReferrers({ db: db() })
  const link = (href: string) => `<p><a href="${href}">link</a></p>`
  const write = async (slug: string, ...hrefs: string[]) => {
    const title = { ar: `مقال ${slug}`, en: `Article ${slug}` }
    const detail = { ar: '', en: hrefs.map(link).join('') }
    valueOf(await createPosts(on()).create(aPost({ slug, title, detail })))
  }

  beforeEach(async () => {
    clock = tickingClock()
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
    valueOf(await createProducts(on()).create(aProduct({ slug: 's20', code: null, categoryId: 'foam' })))
  })

  it('are articles that link to it by any address that it has or had, and redirects', async () => {
    valueOf(await createProducts(on()).update('s20', { slug: 'foam-20' }))
    valueOf(await createProducts(on()).update('s20', { slug: 'gun-20' }))
    await write('by-id', '/foam/s20')
    await write('by-slug', '/en/foam/gun-20?size=1#packs')
    await write('by-old-slug', '/glue/foam-20')
    await write('other', '/foam/s200', '/categories/foam', '/blogs/by-id')
    const { records, redirects } = await referrers().of({ kind: 'products', id: 's20' })
    expect(records.map(({ name }) => name.en).toSorted()).toEqual([
      'Article by-id',
      'Article by-old-slug',
      'Article by-slug',
    ])
    expect(redirects).toBe(1)
  })

  it('are told of categories and articles as well; one that links to itself does not count', async () => {
    await write('one', '/categories/foam', '/blogs/one')
    await write('two', '/en/blogs/one')
    const ids = async (kind: 'categories' | 'posts', id: string) =>
      (await referrers().of({ kind, id })).records.map((record) => record.id)
    expect(await ids('categories', 'foam')).toEqual(['one'])
    expect(await ids('posts', 'one')).toEqual(['two'])
    expect(await referrers().of({ kind: 'posts', id: 'two' })).toEqual({ records: [], redirects: 0 })
  })

  it('are slides with a button to it, and entries of menus', async () => {
    const at = '2026-03-01T07:00:00.000Z'
    const put = (kind: 'slide' | 'page', id: string, body: FormFields) =>
      insertContent(db(), kind, { id, body, createdAt: at, updatedAt: at })
    await put('slide', 'fire', { title_ar: 'نار', title_en: 'Fire', link: '/en/foam/s20', link2: '/foam/s20#packs' })
    await put('slide', 'glue', { title_ar: 'غراء', title_en: 'Glue', link: '/categories/foam' })
    const entry = { quick_label_ar: 'رغوة', quick_label_en: 'Foam', quick_target: '/foam/s20' }
    await put('page', 'footer', { quick_links: [entry] })
    const { records } = await referrers().of({ kind: 'products', id: 's20' })
    expect(records.map(({ kind, id }) => [kind, id])).toEqual([
      ['slide', 'fire'],
      ['page', 'footer'],
    ])
  })
})
