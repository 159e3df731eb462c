import { parseArgs } from 'node:util'

/** Where the site keeps everything that pages and browser tests ask: SQLite and a folder, or PostgreSQL and S3. */
export type TestedStore = 'sqlite' | 'postgres'

/** Reads `--store=…` of `npm test`. Throws an error with one clear line where it names none. */
export function readStore(args: string[]): TestedStore {
  const { store } = parseArgs({ args, options: { store: { type: 'string', default: 'sqlite' } } }).values
  if (store === 'sqlite' || store === 'postgres') return store
  throw new Error(`--store is "${store}"; expected sqlite or postgres.`)
}
