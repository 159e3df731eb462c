import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soundnessProblems } from '#server/data/engine/dialect.ts'
import { doneMigrations, migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'
import { byLength } from '#tests/support/test-level.ts'
import { commonDatabase, withDatabase } from './worlds.ts'

const NAMES = Object.keys(migrations)
const AT_ONCE = 2

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'migrations-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Ends with the signal that it was killed by. */
async function migrateAndDie(address: string, steps: number): Promise<string | null> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'migrating.ts'), address, String(steps)])
  const [, signal] = await once(child, 'exit')
  return signal as string | null
}

async function expectNothingLeft(address: string, steps: number): Promise<void> {
  expect(await migrateAndDie(address, steps)).toBe('SIGKILL')
  await withDatabase(address, async (db) => {
    expect(await doneMigrations(db)).toEqual([])
    expect(await soundnessProblems(db)).toEqual([])
    expect(await migrate(db)).toEqual(NAMES)
    expect(await migrate(db)).toEqual([])
  })
}

it.each(['sqlite', 'postgres'] as const)(
  'killed at any step, migrations leave nothing, and run again (%s)',
  async (kind) => {
    const all = NAMES.map((_, index) => index + 1)
    const steps = byLength({ short: [1, Math.ceil(all.length / 2), all.length], long: all })
    const addressOf = (step: number) =>
      kind === 'sqlite' ? `sqlite:${join(folder, `${step}.db`)}` : commonDatabase('killed')
    for (let at = 0; at < steps.length; at += AT_ONCE) {
      await Promise.all(steps.slice(at, at + AT_ONCE).map((step) => expectNothingLeft(addressOf(step), step)))
    }
    process.stdout.write(
      `${kind}: migrations killed at ${steps.length} of ${NAMES.length} steps, nothing left behind\n`,
    )
  },
)
