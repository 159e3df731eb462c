import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { allRows } from '#tests/support/all-rows.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { fillStarted } from './started-folder.ts'
import { sendRequest } from './visitors.ts'
import { withDatabase } from './worlds.ts'
import { openStaff } from './writers.ts'

/** A stopped site on SQLite and a folder that has been worked with. */
export type Home = {
  folder: string
  environment: { DATA_DIR: string }
  /** The address of a picture of it. */
  picture: string
  rows(): Promise<Rows>
  /** Names of the files in `uploads` of one of the folders in `folder`. */
  filesIn(name: string): string[]
  remove(): void
}
export type Rows = Record<string, string[]>

export async function openHome(requests: number): Promise<Home> {
  const folder = mkdtempSync(join(tmpdir(), 'moves-'))
  const environment = { DATA_DIR: join(folder, 'home') }
  await fillStarted(environment.DATA_DIR)
  const site = await openBareSite(environment)
  const staff = await openStaff(site.origin)
  await staff.makeCategories(['foam', 'tape'])
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#d65310' } })
  const picture = await staff.sendPicture('foam', await plain.png().toBuffer())
  for (let sent = 0; sent < requests; sent++) await sendRequest(site.origin)
  await site.stop()
  return {
    folder,
    environment,
    picture,
    rows: () => rowsOf(`sqlite:${join(folder, 'home', 'site.db')}`),
    filesIn: (name) => readdirSync(join(folder, name, 'uploads')).toSorted(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Puts files of random bytes among those of the site, by the names that it would give them. */
export function addFiles({ folder }: Home, count: number, size: number): void {
  for (let made = 0; made < count; made++) {
    const bytes = randomBytes(size)
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    writeFileSync(join(folder, 'home', 'uploads', `${name}.webp`), bytes)
  }
}

export function openBareSite(environment: Record<string, string>): Promise<Site> {
  return openSite({ ...environment, DEMO_CONTENT: 'off', LOG_LEVEL: 'error' })
}

/** All rows of all tables; none where there are no tables. */
export const rowsOf = (address: string): Promise<Rows> => withDatabase(address, allRows)

/** What the command is told, and what of the environment of the tests it must not see. */
export function moveCommand(to: string, files?: string) {
  const args = ['scripts/manage.ts', 'move', '--to', to, ...(files === undefined ? [] : ['--files', files])]
  return { args, unset: { STORAGE_URL: '', DATABASE_URL: '', SITE_URL: '', SMTP_URL: '' } }
}
