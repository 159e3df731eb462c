import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { StartFailure } from './start-failure.ts'

// On a machine with much memory Node looks for garbage only when the heap has grown to several times what lives in it:
// half as much again costs no more processor time here, and keeps a third of the memory free.
setFlagsFromString('--heap-growing-percent=50')
// V8 notices which objects live long, and puts what the same code makes among the old ones at once. Products of pages are
// kept, so those of the call for all of them would follow, with their texts, until the whole heap had to be cleared.
setFlagsFromString('--no-allocation-site-pretenuring')
// New objects are cleared by the thread that makes them: with helpers it waits for those, and on a small machine they wait
// for a processor. What took a millisecond took ten then.
setFlagsFromString('--no-parallel-scavenge')

// Compiled code is stored beside the build, where that can be written: the next start finds it there.
enableCompileCache(join(process.cwd(), 'build/compiled'))
const { start } = await import('./start.ts')

try {
  await start({ mode: 'start' })
  flushCompileCache()
} catch (error) {
  process.stderr.write(`${error instanceof StartFailure ? error.message : inspect(error)}\n`)
  process.exit(1)
}
