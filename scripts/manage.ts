// `npm run manage -- COMMAND`: what an operator does to the data from the terminal, while the site runs or not.
import { existsSync } from 'node:fs'
import { manage } from '../server/commands/manage.ts'
import { openStore } from '../server/commands/open-store.ts'
import { processTerminal } from '../server/commands/terminal.ts'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/log.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const config = readConfig(process.env, 'start')
const terminal = processTerminal()
if (!config.ok) {
  console.error(config.problems.join('\n'))
  process.exit(1)
}
const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })
const open = async () => {
  const { services, close } = await openStore(config.value, log)
  return { scope: { services, terminal }, close }
}
try {
  process.exitCode = await manage({ args: process.argv.slice(2), terminal, open })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
