import { readMail } from '#server/config-values.ts'
import { VERSION } from '#server/version.ts'
import { backUpNow, listBackups } from './backup-commands.ts'
import { type Command, CommandRefused, OPERATOR, valueOrRefusal, type StoreCommand } from './command.ts'
import { importCatalogue } from './exchange-commands.ts'
import { exportCatalogue } from './export-command.ts'
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
