import { type Command, CommandRefused } from './command.ts'

export const checkStore: Command = {
  usage: 'check',
  summary: 'Checks the whole store: tables, references, files and their checksums; changes nothing',
  options: [],
  async run(_given, { services, terminal }) {
    const { problems, notes, rows, files } = await services.storeCheck.run()
    for (const note of notes) terminal.print(`Note: ${note}`)
    if (problems.length > 0) throw new CommandRefused([...problems, `Problems found: ${problems.length}.`].join('\n'))
    terminal.print(`No problems found in ${rows} rows and ${files} files.`)
  },
}
