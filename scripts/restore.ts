// `npm run restore -- FILE`: puts an archive of `npm run backup` back, also into the other kind of database.
import { onOneFile } from '../server/commands/operator.ts'
import { restoreCommand } from '../server/commands/restore-command.ts'

await onOneFile({
  usage: 'npm run restore -- FILE',
  summary: 'Puts an archive of npm run backup back, in place of all that is there; the site has to be stopped',
  run: (file, { config, ...scope }) => restoreCommand(file, config, scope),
})
