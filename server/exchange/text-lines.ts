import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The lines of a file of UTF-8; null stands for one that is not. A file has no other line ends than CR and LF. */
export async function* textLines(path: string): AsyncGenerator<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const bytes = createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Infinity })
  for await (const line of bytes) {
    let text: string | null = null
    try {
      text = decoder.decode(Buffer.from(line, 'latin1'))
    } catch {
      // The reader says which line it is.
    }
    yield text
  }
}
