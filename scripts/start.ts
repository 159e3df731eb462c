import { ensureBuilt, SERVER_ENTRY } from './site-build.ts'

const result = ensureBuilt(() => console.log('Building the site…'))
if (!result.ok) {
  console.error(`${result.output}\nThe site could not be built; the reason is above.`)
  process.exit(1)
}

// The server runs in this very process, so signals reach it and its exit code is the command's.
process.env.NODE_ENV = 'production'
process.setSourceMapsEnabled(true)
await import(SERVER_ENTRY)
