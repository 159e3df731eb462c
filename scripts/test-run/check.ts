// `npm run check`: what holds before a change is shown to others. It needs nothing but Node; `npm test` asks PostgreSQL,
// other programs and the built site as well.
import { checkQuickly } from './quick-checks.ts'
import { TestRun } from './test-run.ts'

process.env['TEST_LEVEL'] = 'check'
const run = new TestRun()
await checkQuickly(run)
process.exit(run.end())
