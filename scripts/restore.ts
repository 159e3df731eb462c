// `npm run restore -- FILE`: puts an archive of `npm run backup` back, also into the other kind of database.
import { asOperator, fileOf } from '../server/commands/operator.ts'
import { restoreCommand } from '../server/commands/restore-command.ts'

await asOperator(async ({ config, args, ...scope }) => {
  await restoreCommand(fileOf(args, 'npm run restore -- FILE'), config, scope)
  return 0
})
