import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { testConfig } from './test-app.ts'

/** Where a site of a test's own keeps everything. */
export type OwnStores = {
  /** What it is started with. */
  environment: { DATA_DIR: string } & Record<string, string>
  /** The same, as it is read. */
  config: Config
  openDb(): Db
  remove(): Promise<void>
}

/**
 * A new SQLite file and a folder; or, where the run of all tests names them in TEST_DATABASE_URL (with `NAME` where
 * the database's name goes) and TEST_STORAGE_URL, a new database on that server and that object store. With all that
 * lies in `copied`, if that is given: nobody may have it open.
 */
export async function openOwnStores(copied?: OwnStores['environment'], place = tmpdir()): Promise<OwnStores> {
  const folder = mkdtempSync(join(place, 'filled-'))
  if (copied) cpSync(copied.DATA_DIR, folder, { recursive: true })
  const server = process.env['TEST_DATABASE_URL']
  const database = server ? await newDatabase(server, copied?.['DATABASE_URL']) : null
  const environment = {
    DATA_DIR: folder,
    ...(database && {
      DATABASE_URL: database.url,
      STORAGE_URL: process.env['TEST_STORAGE_URL'] ?? '',
      ...credentials(),
    }),
  }
  const config = testConfig(environment)
  return {
    environment,
    config,
    openDb: () => openDatabase(config.database, throwIt),
    async remove() {
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function newDatabase(server: string, copied?: string) {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const command = async (text: string) => {
    const db = openDatabase({ kind: 'postgres', url: server.replace('NAME', 'postgres') }, throwIt)
    await sql.raw(text).execute(db)
    await db.destroy()
  }
  await command(`create database ${name}${copied ? ` template ${new URL(copied).pathname.slice(1)}` : ''}`)
  return { url: server.replace('NAME', name), drop: () => command(`drop database ${name} with (force)`) }
}

function credentials(): Record<string, string> {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']))
}

function throwIt(error: Error): never {
  throw error
}
