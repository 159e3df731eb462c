import { readMail } from '#server/config-values.ts'
import { VERSION } from '#server/version.ts'
import { backUpNow, listBackups } from './backup-commands.ts'
import {
  type Command,
  CommandRefused,
  OPERATOR,
  valueOrRefusal,
  type StoreCommand,
  type CommandScope,
  type Given,
} from './command.ts'
import { importCatalogue } from './exchange-commands.ts'
import { moveSite } from './move-command.ts'
import { addToken, listTokens, revokeToken } from './token-commands.ts'
import {
  addUser,
  disableUser,
  enableUser,
  listUsers,
  removeUser,
  setUserPassword,
  setUserRole,
} from './user-commands.ts'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { removeLeftOvers, unfinishedPath } from '#server/files/unfinished-file.ts'
import type { SheetRequest } from '#domain/sheets/written-sheet.ts'
import { isLocale } from '#domain/text/locale.ts'

/** Spreadsheets by the ending of the file; every other is JSON lines. */
const SHEETS: Record<string, SheetRequest> = {
  '.xlsx': { format: 'xlsx' },
  '.csv': { format: 'csv', separator: 'comma' },
  '.tsv': { format: 'csv', separator: 'tab' },
}

/** Standard output, for another program. */
const OUT = '-'

const exportCatalogue: Command = {
  usage: 'export FILE [--drafts] [--lang ar|en] [--columns KEY,…]',
  summary:
    'Writes the whole catalogue with its pictures to a new file; --drafts adds what is not on the site. A file named .xlsx, .csv or .tsv gets the products as a spreadsheet. - is standard output: JSON lines, or CSV with --lang or --columns',
  options: ['lang', 'columns'],
  flags: ['drafts'],
  async run(given, scope) {
    const { name, options } = given
    const wantsSheet = options['lang'] !== undefined || options['columns'] !== undefined
    const sheet = name === OUT ? (wantsSheet ? SHEETS['.csv'] : undefined) : SHEETS[extname(name).toLowerCase()]
    if (!sheet && wantsSheet) throw new CommandRefused('--lang and --columns are for files named .xlsx, .csv or .tsv.')
    const make = sheet ? sheetMaker(given, sheet, scope) : linesMaker(given, scope)
    if (name !== OUT) return writeNew(name, make, scope)
    await make(scope.terminal.write)
  },
}

const removeFactor: Command = {
  usage: 'factor remove NAME',
  summary: 'Removes the second factor of a user who has lost both phone and recovery codes, and ends their sessions',
  options: [],
  async run({ name }, { services, terminal }) {
    const unknown = `There is no user named ${name}.`
    const member = await services.staff.findByUsername(name)
    if (!member) throw new CommandRefused(unknown)
    if (!member.twoFactorEnabled) throw new CommandRefused(`${member.username} has no second factor.`)
    valueOrRefusal(await services.staff.removeSecondFactor(member.id, OPERATOR), unknown)
    terminal.print(`${member.username} now signs in with the password alone. All their sessions have ended.`)
  },
}

const makeFactorOptional: Command = {
  usage: 'factor optional',
  summary: 'Stops requiring a second factor of staff',
  options: [],
  async run(_given, { services, terminal }) {
    await services.secondFactorRule.makeOptional(OPERATOR)
    terminal.print('Staff no longer need a second factor.')
  },
}

const showVersion: StoreCommand = {
  usage: 'version',
  summary: 'Prints the version of the site and of Node',
  options: [],
  async runAlone(_given, { terminal }) {
    terminal.print(`${VERSION} (Node ${process.versions.node})`)
  },
}

const endSessions: Command = {
  usage: 'sessions end',
  summary: 'Signs out all staff and customers in every browser',
  options: [],
  async run(_given, { services, terminal }) {
    const staff = await services.staffSessions.endAll(OPERATOR)
    const customers = await services.customerSessions.endAll()
    terminal.print(`Sessions ended: ${staff} of staff, ${customers} of customers. API tokens still work.`)
  },
}

const retryPictures: Command = {
  usage: 'pictures retry',
  summary: 'Has the smaller pictures made that could not be made before; a running site does so within a minute',
  options: [],
  async run(_given, { services, terminal }) {
    terminal.print(`Pictures to be tried again: ${await services.uploads.retryRenditions()}.`)
  },
}

const testMail: Command = {
  usage: 'mail test ADDRESS',
  summary: 'Sends a test email at once and prints the reply of the mail server',
  options: [],
  async run({ name }, { services, terminal }) {
    const address = readMail(name)
    if (address === null) throw new CommandRefused(`${name} is not an email address.`)
    const outcome = await services.testMails.send(address, OPERATOR)
    if (outcome.kind === 'off') throw new CommandRefused('There is no mail server: SMTP_URL is not set.')
    if (outcome.kind === 'refused') throw new CommandRefused(`The test email was not accepted: ${outcome.reason}`)
    terminal.print(`The mail server has accepted a test email to ${address}.`)
  },
}

const checkStore: Command = {
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

/** Every command of `npm run manage`, in the order of its help. */
export const COMMANDS: readonly (Command | StoreCommand)[] = [
  listUsers,
  addUser,
  setUserPassword,
  setUserRole,
  disableUser,
  enableUser,
  removeUser,
  removeFactor,
  makeFactorOptional,
  endSessions,
  listTokens,
  addToken,
  revokeToken,
  listBackups,
  backUpNow,
  testMail,
  importCatalogue,
  exportCatalogue,
  checkStore,
  retryPictures,
  moveSite,
  showVersion,
]

/** What was written, for whoever asked; null where it is all that there is to say. */
type Made = (write: (bytes: Uint8Array | string) => Promise<void>) => Promise<string>

function linesMaker({ flags }: Given, { services }: CommandScope): Made {
  return async (write) => {
    const lines = await services.exchange.export((line) => write(`${line}\n`), { drafts: flags.includes('drafts') })
    return `${lines - 1} records.`
  }
}

function sheetMaker({ options }: Given, sheet: SheetRequest, { services: { exports } }: CommandScope): Made {
  const { lang = 'en', columns } = options
  if (!isLocale(lang)) throw new CommandRefused('--lang must be ar or en.')
  const keys = columns?.split(',').map((key) => key.trim()) ?? null
  const known = exports.columnsOf('products', OPERATOR)
  const unknown = keys?.find((key) => !known.includes(key))
  if (unknown !== undefined) throw new CommandRefused(`There is no column ${unknown}. Columns: ${known.join(', ')}.`)
  return async (write) => {
    const request = { ...sheet, lang, columns: keys, template: false, search: new URLSearchParams(), ids: null }
    for await (const bytes of await exports.file('products', request, OPERATOR)) await write(bytes)
    return 'All products, drafts too.'
  }
}

/** It appears under its name only when it is whole. */
async function writeNew(name: string, make: Made, { terminal }: CommandScope): Promise<void> {
  const path = resolve(name)
  if (existsSync(path)) throw new CommandRefused(`${name} already exists. Choose another name.`)
  await removeLeftOvers(path).catch(() => {})
  const unfinished = unfinishedPath(path)
  const file = await open(unfinished, 'wx').catch((error: Error) => {
    throw new CommandRefused(`${name} cannot be written: ${error.message}`)
  })
  try {
    const made = await make((bytes) => file.writeFile(bytes))
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    terminal.print(`${name}: ${made}`)
  } catch (error) {
    await file.close()
    await rm(unfinished, { force: true })
    throw error
  }
}
