import type { Command } from './command.ts'

export const retryPictures: Command = {
  usage: 'pictures retry',
  summary: 'Has the smaller pictures made that could not be made before; a running site does so within a minute',
  options: [],
  async run(_given, { services, terminal }) {
    terminal.print(`Pictures to be tried again: ${await services.uploads.retryRenditions()}.`)
  },
}
