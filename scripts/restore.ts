// `npm run restore -- FILE`: puts an archive of `npm run backup` back, also into the other kind of database.
import { onOneFile, programOf } from '#server/commands/operator.ts'
import { restoreCommand } from '#server/commands/restore-command.ts'

await onOneFile({
  usage: `${programOf('restore')} FILE [--plain]`,
  summary:
    'Restores an archive of npm run backup in place of everything there is; stop the site first. With BACKUP_KEY set, only encrypted archives are accepted; --plain accepts one that is not',
  options: ['--plain'],
  run: (file, { config, args, ...scope }) => restoreCommand({ file, isPlain: args.includes('--plain') }, config, scope),
})
