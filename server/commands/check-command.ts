import { type Command, CommandRefused } from './command.ts'

export const checkStore: Command = {
  usage: 'check',
  summary: 'Looks through the whole store: tables, references, files and their checksums; changes nothing',
  options: [],
  async run(_given, { services, terminal }) {
    const { problems, notes, rows, files } = await services.storeCheck.run()
    for (const note of notes) terminal.print(`Note: ${note}`)
    if (problems.length > 0) throw new CommandRefused([...problems, `${problems.length} problems found.`].join('\n'))
    terminal.print(`All is sound: ${rows} rows and ${files} files.`)
  },
}
