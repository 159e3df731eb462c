import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated file of SQLite that every test's own is copied from. */
    sqliteTemplate: string
  }
}

/** Makes the file, and removes it at the end of the run. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const file = join(folder, 'site.db')
  await makeTables({ kind: 'sqlite', file })
  project.provide('sqliteTemplate', file)
  return () => rmSync(folder, { recursive: true, force: true })
}

export async function makeTables(config: DatabaseConfig): Promise<void> {
  const db = openDatabase(config, (error) => {
    throw error
  })
  await migrate(db)
  await db.destroy()
}
