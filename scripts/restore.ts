// `npm run restore -- FILE`: puts an archive of `npm run backup` back, also into the other kind of database.
import { onOneFile, programOf } from '../server/commands/operator.ts'
import { restoreCommand } from '../server/commands/restore-command.ts'

await onOneFile({
  usage: `${programOf('restore')} FILE [--plain]`,
  summary:
    'Puts an archive of npm run backup back, in place of all that is there; the site has to be stopped. With a BACKUP_KEY only encrypted archives are taken; --plain takes one that is not',
  options: ['--plain'],
  run: (file, { config, args, ...scope }) => restoreCommand({ file, isPlain: args.includes('--plain') }, config, scope),
})
