import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { StartFailure } from './start-failure.ts'

// Compiled code is kept beside the build, where that can be written: the next start finds it there.
enableCompileCache(join(process.cwd(), 'build/compiled'))
const { start } = await import('./start.ts')

try {
  await start({ mode: 'start' })
  flushCompileCache()
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`)
  process.exit(1)
}
