// `npm run backup -- FILE`: one archive of database and uploads, taken while the site runs.
import { backupCommand } from '#server/commands/backup-commands.ts'
import { onOneFile, programOf } from '#server/commands/operator.ts'

await onOneFile({
  usage: `${programOf('backup')} FILE`,
  summary: 'Writes a new archive of all tables and uploads, whether or not the site is running',
  run: (file, { config, ...scope }) => backupCommand(file, config, scope),
})
