import type { Db } from './database.ts'
import { inSnapshot } from './whole-database.ts'

/**
 * What is written from one state of all tables, as a stream that is written no faster than it is read. The state is held
 * until the stream has ended or whoever read it has gone.
 */
export function snapshotStream(
  db: Db,
  write: (snapshot: Db) => AsyncIterable<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const work = inSnapshot(db, async (snapshot) => {
    for await (const piece of write(snapshot)) {
      await writer.ready
      await writer.write(piece)
    }
  })
  // Whoever reads it hears of what went wrong; one who has gone is no error.
  work.then(() => writer.close()).catch((error: unknown) => writer.abort(error).catch(() => {}))
  return readable
}
