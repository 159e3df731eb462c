import { isUnavailable } from './data/engine/dialect.ts'
import { StorageAway } from './files/storage-away.ts'

/** Whether something failed because database or storage cannot be used at the moment: it may succeed soon. */
export function isAway(error: unknown): boolean {
  return error instanceof StorageAway || isUnavailable(error)
}
