import { StartFailure } from './start-failure.ts'
import { start } from './start.ts'

try {
  await start({ mode: 'start' })
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exit(1)
}
