import type { LogStream } from './log.ts'

/** Lines wait for others that come in the same moment: one call of the system in place of many. */
type BatchedStream = LogStream & {
  /** Writes at once what has been collected; for the moment before the process ends. */
  flush(): void
}

/** Whoever watches the log does not notice it. */
const MOMENT_MS = 20

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
      if (lines === '') setTimeout(flush, MOMENT_MS)
      lines += line
      return hasRoom
    },
    once: (event, listener) => stream.once(event, listener),
  }
}
