import { VERSION } from '#server/version.ts'
import type { StoreCommand } from './command.ts'

export const showVersion: StoreCommand = {
  usage: 'version',
  summary: 'Prints the version of the site and of Node',
  options: [],
  async runAlone(_given, { terminal }) {
    terminal.print(`${VERSION} (Node ${process.versions.node})`)
  },
}
