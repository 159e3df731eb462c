import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { LineProblem } from '../exchange/catalogue-lines.ts'
import { removeLeftOvers, unfinishedPath } from '../files/unfinished-file.ts'
import { type Command, CommandRefused, OPERATOR } from './command.ts'

export const exportCatalogue: Command = {
  usage: 'export FILE',
  summary: 'Writes the whole catalogue with its pictures into a new file, one record a line',
  options: [],
  async run({ name }, { services, terminal }) {
    const path = resolve(name)
    if (existsSync(path)) throw new CommandRefused(`${name} exists already. Choose another name.`)
    await removeLeftOvers(path).catch(() => {})
    const unfinished = unfinishedPath(path)
    const file = await open(unfinished, 'wx').catch((error: Error) => {
      throw new CommandRefused(`${name} cannot be written: ${error.message}`)
    })
    try {
      const lines = await services.exchange.export(async (line) => void (await file.write(`${line}\n`)))
      await file.sync()
      await file.close()
      await rename(unfinished, path)
      terminal.print(`${name}: ${lines - 1} records.`)
    } catch (error) {
      await file.close()
      await rm(unfinished, { force: true })
      throw error
    }
  },
}

export const importCatalogue: Command = {
  usage: 'import FILE',
  summary: 'Adds and changes what such a file holds: all of it or, with the lines that are wrong, nothing',
  options: [],
  async run({ name }, { services, terminal }) {
    const path = resolve(name)
    if (!existsSync(path)) throw new CommandRefused(`There is no file ${name}.`)
    const lines = () => createInterface({ input: createReadStream(path), crlfDelay: Infinity })
    const outcome = await services.exchange.import(lines, OPERATOR)
    if (!outcome.ok) throw new CommandRefused(refusalText(name, outcome.failure))
    const { added, changed, unchanged, files } = outcome.value
    terminal.print(`${name}: ${added} added, ${changed} changed, ${unchanged} as they were; ${files} files.`)
  },
}

const MOST_SHOWN = 30

function refusalText(name: string, problems: LineProblem[]): string {
  const shown = problems.slice(0, MOST_SHOWN).map(({ line, text }) => `${name}:${line}: ${text}`)
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${more} more.`] : []), 'Nothing was imported.'].join('\n')
}
