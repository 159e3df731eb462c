// `npm run check`: what holds before a change is shown to others. `npm test` asks PostgreSQL and the built site as well.
import { checkQuickly } from './quick-checks.ts'
import { TestRun } from './test-run.ts'

const run = new TestRun()
await checkQuickly(run, 'sqlite')
process.exit(run.end())
