import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#scripts/test-run/command.ts'
import { COPY_MARK } from '#server/backup/move.ts'
import { readStorage } from '#server/config-values.ts'
import { type FileStorage, openFileStorage } from '#server/files/file-storage.ts'
import { startObjectStore, type ObjectStore } from '#tests/support/object-store.ts'
import { openRelay } from '#tests/support/relay.ts'
import { byLength } from '#tests/support/test-level.ts'
import { addFiles, moveCommand, openHome, rowsOf, type Home } from './moving.ts'
import { commonDatabase } from './worlds.ts'

/** More than are copied at the same moment. */
const FILES = 30

let home: Home
let store: ObjectStore
let bucket: FileStorage
beforeAll(async () => {
  home = await openHome(20)
  addFiles(home, FILES, 2_000)
  store = await startObjectStore()
  bucket = await openFileStorage(readStorage(store.environment.STORAGE_URL)!, store.environment)
})
afterAll(async () => {
  await store.stop()
  home.remove()
})

function environment(unset: Record<string, string>) {
  const { STORAGE_URL: _named, ...credentials } = store.environment
  return { ...unset, ...credentials, ...home.environment }
}

function start(to: string, files: string): ChildProcess {
  const { args, unset } = moveCommand(to, files)
  return spawn(process.execPath, args, {
    env: { ...process.env, ...environment(unset) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function moveAgain(to: string, files: string) {
  const { args, unset } = moveCommand(to, files)
  return runCommand(process.execPath, args, environment(unset))
}

type Moment = {
  name: string
  /** What the move says when it is killed, to the database or to the store, and whether that still gets there. */
  to: 'database' | 'store'
  says: RegExp
  time?: number
  arrives?: (address: string) => Promise<boolean>
}

const hasTables = async (address: string) => Object.keys(await rowsOf(address)).length > 0
const isUnmarked = async () => !(await bucket.list()).includes(COPY_MARK)

/** As a message of its own; settings of the connection name the word, too. */
const COMMIT = /Q[^]{4}commit\0/

const MOMENTS: Moment[] = [
  { name: 'before its first file', to: 'store', says: new RegExp(`^PUT \\S+${COPY_MARK} `) },
  { name: 'in the midst of the files', to: 'store', says: /^PUT /, time: FILES / 2 },
  { name: 'in the midst of the rows', to: 'database', says: /insert into "messages"/ },
  { name: 'before it hears that its rows are confirmed', to: 'database', says: COMMIT, arrives: hasTables },
  { name: 'before it says so', to: 'store', says: new RegExp(`^DELETE \\S+${COPY_MARK} `), arrives: isUnmarked },
]

/** Moves through relays and is killed at the moment. */
async function moveUntil({ to, says, time = 1, arrives }: Moment, address: string): Promise<void> {
  const database = new URL(address)
  const endpoint = new URL(new URL(store.environment.STORAGE_URL).searchParams.get('endpoint')!)
  const socket = { path: join(database.searchParams.get('host')!, '.s.PGSQL.5432') }
  const heard = { times: 0 }
  const hear = (side: Moment['to']) => (said: Buffer, relay: { breakOff(): void }) => {
    if (side !== to || !says.test(said.toString('latin1')) || ++heard.times !== time) return
    child.kill(arrives ? 'SIGSTOP' : 'SIGKILL')
    if (!arrives) relay.breakOff()
  }
  const relays = [
    await openRelay(socket, hear('database')),
    await openRelay({ port: Number(endpoint.port) }, hear('store')),
  ] as const
  const child = start(
    `postgres://site@127.0.0.1:${relays[0].port}${database.pathname}`,
    `s3://uploads?endpoint=http://127.0.0.1:${relays[1].port}`,
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit')
  if (arrives) {
    while (heard.times < time && child.exitCode === null) await sleep(1)
    while (child.exitCode === null && !(await arrives(address))) await sleep(1)
    child.kill('SIGKILL')
  }
  await ended
  for (const relay of relays) await relay.close()
  expect([child.signalCode, heard.times >= time], output).toEqual(['SIGKILL', true])
}

const KILLS = MOMENTS.filter(({ says }) => byLength({ short: says === COMMIT || says.source === '^PUT ', long: true }))

it.each(KILLS)('a move that is killed $name is whole after the next', async (moment) => {
  const before = { rows: await home.rows(), files: home.filesIn('home') }
  const address = commonDatabase('killed_move')
  await moveUntil(moment, address)
  const left = { tables: Object.keys(await rowsOf(address)).length, files: (await bucket.list()).length }

  const again = await moveAgain(address, store.environment.STORAGE_URL)
  expect(again).toMatchObject({ ok: true, output: expect.stringContaining('each read back and compared') })
  expect(await rowsOf(address)).toEqual(before.rows)
  expect((await bucket.list()).toSorted()).toEqual(before.files)
  expect({ rows: await home.rows(), files: home.filesIn('home') }).toEqual(before)
  process.stdout.write(`killed ${moment.name}: left ${left.tables} tables, ${left.files} files; then whole\n`)
  for (const name of before.files) await bucket.remove(name)
})

const marked = (folder: string) => existsSync(join(folder, 'uploads', COPY_MARK))

const LOCAL_MOMENTS: { name: string; isNow: (folder: string) => boolean }[] = [
  {
    name: 'in the midst of the files',
    isNow: (folder) => marked(folder) && readdirSync(join(folder, 'uploads')).length > FILES / 2,
  },
  { name: 'in the midst of the rows', isNow: (folder) => existsSync(join(folder, 'site.db.unfinished-wal')) },
]

it.each(LOCAL_MOMENTS.slice(byLength({ short: 1, long: 0 })))(
  'a move into a file and a folder that is killed $name is whole after the next',
  async ({ name, isNow }) => {
    const before = { rows: await home.rows(), files: home.filesIn('home') }
    const place = `to ${name}`
    const folder = join(home.folder, place)
    const there = [`sqlite:${join(folder, 'site.db')}`, `file:${join(folder, 'uploads')}`] as const
    let wasKilled = false
    // A busy machine may look for the moment too late.
    for (let tried = 0; !wasKilled && tried < 10; tried++) {
      rmSync(folder, { recursive: true, force: true })
      const child = start(...there)
      const ended = once(child, 'exit')
      while (!isNow(folder) && child.exitCode === null) await sleep(1)
      child.kill('SIGKILL')
      await ended
      wasKilled = child.signalCode === 'SIGKILL' && !existsSync(join(folder, 'site.db'))
    }
    expect(wasKilled).toBe(true)

    expect(await moveAgain(...there)).toMatchObject({ ok: true })
    expect(await rowsOf(there[0])).toEqual(before.rows)
    expect(home.filesIn(place).filter((file) => !file.startsWith('.'))).toEqual(before.files)
    expect(readdirSync(folder).filter((file) => file.includes('unfinished'))).toEqual([])
  },
)

it('each storage of a move may have keys of its own', async () => {
  const { args, unset } = moveCommand(`sqlite:${join(home.folder, 'keys.db')}`, store.environment.STORAGE_URL)
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = store.environment
  const wrong = { AWS_ACCESS_KEY_ID: 'other', AWS_SECRET_ACCESS_KEY: 'other' }
  const right = { NEW_AWS_ACCESS_KEY_ID: AWS_ACCESS_KEY_ID, NEW_AWS_SECRET_ACCESS_KEY: AWS_SECRET_ACCESS_KEY }
  const run = (keys: Record<string, string>) => runCommand(process.execPath, args, { ...environment(unset), ...keys })
  expect(await run(wrong)).toMatchObject({ ok: false, output: expect.stringContaining('403') })
  expect(await run({ ...wrong, ...right })).toMatchObject({ ok: true })
})
