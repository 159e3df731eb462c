import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Terminal } from './command.ts'

/** The terminal of this process. */
export function processTerminal({ stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process): Terminal {
  return {
    print: (line) => void stdout.write(`${line}\n`),
    async askPassword(question) {
      if (!stdin.isTTY) return (await text(stdin)).replace(/\r?\n$/, '')
      stdout.write(question)
      const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
      const reader = createInterface({ input: stdin, output: silence, terminal: true })
      try {
        return await reader.question('')
      } finally {
        reader.close()
        stdout.write('\n')
      }
    },
  }
}
