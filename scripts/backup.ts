// `npm run backup -- FILE`: one archive of database and uploads, taken while the site runs.
import { backupCommand } from '../server/commands/backup-command.ts'
import { onOneFile, programOf } from '../server/commands/operator.ts'

await onOneFile({
  usage: `${programOf('backup')} FILE`,
  summary: 'Writes one new archive of all tables and uploads, while the site runs or not',
  run: (file, { config, ...scope }) => backupCommand(file, config, scope),
})
