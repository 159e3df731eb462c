import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type QueryExecutorProvider } from 'kysely'
import type { ChangeFeed } from './change-feed.ts'
import type { TableClocks } from './table-clocks.ts'

const LOOK_MS = 1000

/** SQLite counts what other processes commit to the file, a command of an operator for one; looked at each second. */
export function lookForChanges(db: QueryExecutorProvider, clocks: TableClocks): ChangeFeed {
  const stopping = new AbortController()
  const running = lookAgainAndAgain(db, clocks, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function lookAgainAndAgain(db: QueryExecutorProvider, clocks: TableClocks, signal: AbortSignal): Promise<void> {
  let seen: number | null = null
  while (!signal.aborted) {
    const version = await versionOf(db)
    if (version === null || (seen !== null && version !== seen)) clocks.allChanged()
    seen = version
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Null where the file cannot be read just now. */
async function versionOf(db: QueryExecutorProvider): Promise<number | null> {
  try {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    return rows[0]?.data_version ?? null
  } catch {
    return null
  }
}
