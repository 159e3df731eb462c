import { testConfig } from '#tests/support/test-app.ts'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MessageContent } from '#domain/messages/message.ts'
import { ENGINES, newDatabase, ONE_ENGINE, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { openAccounts } from '#server/auth/accounts.ts'
import { writeBackup } from '#server/backup/backup.ts'
import { systemClock as clock } from '#server/clock.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { changeFeed } from '#server/data/engine/dialect.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { TableClocks } from '#server/data/engine/table-clocks.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createCustomers } from '#server/services/accounts/customers.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { createRetention } from '#server/services/site/retention.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { restoreCommand } from './restore-command.ts'
import { silent } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const siteUrl = 'https://site.example'
const SARA = 'sara@client.example'
const OMAR = 'omar@client.example'
const LAYLA = 'layla@client.example'

const folder = testFolder()
let place: TestDatabase
let printed: string[]
beforeEach(() => void (printed = []))
afterEach(() => place.remove())

async function withDb<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = openTestDatabase(place.config)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** A customer with an account, and a message that they sent. */
async function come(db: Db, email: string) {
  const { api } = await openAccounts({ db, siteUrl, log: silent }).customers()
  const otp = await api.createVerificationOTP({ body: { email, type: 'sign-in' } })
  await api.signInEmailOTP({ body: { email, otp } })
  const content: MessageContent = { kind: 'contact', name: 'سارة', phone: '', email, message: 'مرحباً' }
  const origin = { locale: 'ar', page: '/contact', productId: null, consentedAt: null } as const
  const message = { ...origin, content, state: 'new', idempotencyKey: email } as const
  await createMessages({ db, clock, mailHost: 'site.example' }).receive(message, [])
}

async function leave(db: Db, email: string) {
  const { id } = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const settings = createSettings({ db, clock })
  valueOf(await createCustomers({ db, clock, settings, siteUrl }).remove(id, 'ar'))
}

const archive = (name = 'site') => join(folder(), `${name}.backup`)

async function backUp(db: Db, name?: string) {
  const storage = await openLocalStorage(join(folder(), 'uploads'))
  await writeBackup(archive(name), { db, storage, clock, key: null })
}

function restore(name?: string) {
  const config = { ...testConfig({ DATA_DIR: folder() }), database: place.config }
  const terminal = {
    print: (line: string) => void printed.push(line),
    askPassword: async () => '',
    write: async () => {},
  }
  return restoreCommand({ file: archive(name), isPlain: false }, config, { log: silent, terminal })
}

/** Whose accounts and messages are there. */
const people = (db: Db) =>
  Promise.all([
    db.selectFrom('customers').select('email').orderBy('email').execute(),
    db.selectFrom('messages').select('email').orderBy('email').execute(),
  ]).then((tables) => tables.map((rows) => rows.map(({ email }) => email)))

const deletions = (db: Db) => listAudit(db, { action: 'account.delete' })

describe.each(ONE_ENGINE)('a restore (%s)', (engine) => {
  beforeEach(async () => {
    place = await newDatabase(engine)
    await withDb(async (db) => {
      await migrate(db)
      await come(db, SARA)
      await come(db, OMAR)
      await backUp(db)
    })
  })

  it('brings back nobody who has deleted their account since, however often it is done', async () => {
    const told = await withDb(async (db) => {
      await leave(db, SARA)
      return deletions(db)
    })
    expect(told).toHaveLength(1)
    for (let times = 0; times < 2; times++) {
      await restore()
      expect(await withDb(people)).toEqual([[OMAR], [OMAR]])
      expect(await withDb(deletions)).toEqual(told)
      expect(printed.pop()).toContain('deleted again: 1.')
    }
  })

  it('brings them back neither from a backup of months ago', async () => {
    await withDb(async (db) => {
      await leave(db, SARA)
      const fourMonthsLater = () => new Date(Date.now() + 120 * 24 * 60 * 60_000)
      const settings = createSettings({ db, clock: fourMonthsLater })
      expect(await createRetention({ db, clock: fourMonthsLater, settings }).cleanUp()).not.toBeNull()
    })
    await restore()
    expect(await withDb(people)).toEqual([[OMAR], [OMAR]])
  })

  it('forgets no deletion of somebody whom the backup does not know: the next one may know them', async () => {
    await withDb(async (db) => {
      await come(db, LAYLA)
      await backUp(db, 'later')
      await leave(db, LAYLA)
    })
    await restore()
    await restore('later')
    expect(await withDb(people)).toEqual([
      [OMAR, SARA],
      [OMAR, SARA],
    ])
    expect(printed.pop()).toContain('deleted again: 1.')
  })

  it('brings everybody back where nobody has left', async () => {
    await restore()
    expect(await withDb(people)).toEqual([
      [OMAR, SARA],
      [OMAR, SARA],
    ])
    expect(printed.pop()).toContain('deleted again: 0.')
  })
})

it.each(ENGINES.filter((engine) => engine === 'postgres'))(
  'a restore waits until a site has stopped that nobody visits (%s)',
  async (engine) => {
    place = await newDatabase(engine)
    await withDb(async (db) => {
      await migrate(db)
      await come(db, SARA)
      await backUp(db)
    })
    // All that such a site keeps open.
    const clocks = new TableClocks()
    const changes = await withDb(async (db) => changeFeed(place.config, db, clocks))
    await expect.poll(() => clocks.trusted).toBe(true)
    await expect(restore()).rejects.toThrow('The site is running.')
    await changes.stop()
    // A session stands in the list for a moment after its end.
    const restored = () =>
      restore().then(
        () => printed.pop() ?? '',
        (error: Error) => error.message,
      )
    await expect.poll(restored).toContain('deleted again: 0.')
  },
)

it('a restore in place of a file that cannot be read says that deletions have to be done again, and makes one that only its owner can read', async () => {
  place = await newDatabase('sqlite')
  await withDb(async (db) => {
    await migrate(db)
    await come(db, SARA)
    await backUp(db)
  })
  if (place.config.kind !== 'sqlite') throw new Error('This is no file')
  writeFileSync(place.config.file, 'no database '.repeat(100), { mode: 0o644 })
  await restore()
  expect(await withDb(people)).toEqual([[SARA], [SARA]])
  expect(printed.pop()).toContain('by hand')
  expect(statSync(place.config.file).mode & 0o777).toBe(0o600)
})
