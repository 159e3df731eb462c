// `npm run backup -- FILE`: one archive of database and uploads, taken while the site runs.
import { backupCommand } from '../server/commands/backup-command.ts'
import { asOperator, fileOf } from '../server/commands/operator.ts'

await asOperator(async ({ config, args, ...scope }) => {
  await backupCommand(fileOf(args, 'npm run backup -- FILE'), config, scope)
  return 0
})
