import type { FileStorage } from '../files/file-storage.ts'

/** What a backup reads uploads from. */
export type FileSource = Pick<FileStorage, 'list' | 'read'>

/** A file may take minutes from a storage far away: whoever is told to stop does not wait for it, nor asks for another. */
export function stoppableSource({ list, read }: FileSource, signal: AbortSignal): FileSource {
  return {
    list: () => unlessAborted(signal, list),
    read: (name) => unlessAborted(signal, () => read(name)),
  }
}

async function unlessAborted<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  return Promise.race([ask(), aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}
