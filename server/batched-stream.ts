import type { LogStream } from './log.ts'

/** What the lines of one turn of the event loop are collected for: one call of the system in place of many. */
export type BatchedStream = LogStream & {
  /** Writes at once what has been collected; for the moment before the process ends. */
  flush(): void
}

export function batchedStream(stream: LogStream): BatchedStream {
  let lines = ''
  let hasRoom = true

  function flush() {
    if (lines === '') return
    const text = lines
    lines = ''
    hasRoom = stream.write(text)
    if (!hasRoom) stream.once('drain', () => (hasRoom = true))
  }

  return {
    flush,
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
      return hasRoom
    },
    once: (event, listener) => stream.once(event, listener),
  }
}
