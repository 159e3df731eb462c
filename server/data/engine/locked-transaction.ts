import { inTransaction, type Db, type Tx } from './database.ts'
import { takeLock } from './dialect.ts'

const lines = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * One transaction after the other under one name. Those of one process wait for each other before they take a
 * connection: a crowd at one lock leaves the connections to everyone else, and runs into no time limit.
 */
export async function inLockedTransaction<T>(db: Db, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const line = lines.get(db) ?? new Map<string, Promise<unknown>>()
  lines.set(db, line)
  const run = async () =>
    inTransaction(db, async (tx) => {
      await takeLock(tx, name)
      return work(tx)
    })
  const turn = (line.get(name) ?? Promise.resolve()).then(run, run)
  line.set(name, turn)
  try {
    return await turn
  } finally {
    if (line.get(name) === turn) line.delete(name)
  }
}
