import { inspect } from 'node:util'
import { StartFailure } from './start-failure.ts'
import { start } from './start.ts'

try {
  await start({ mode: 'start' })
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`)
  process.exit(1)
}
