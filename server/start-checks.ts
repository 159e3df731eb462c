import { constants, existsSync, mkdirSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { isReservedSegment } from '#domain/records/reserved-segments.ts'
import { lettersApart } from '#domain/text/fold.ts'
import type { EnsuredOwner } from '#server/auth/ensure-owner.ts'
import { toMailFailure } from '#server/mail/mail-transport.ts'
import { VARIABLES, type Config } from './config.ts'
import { databaseFile } from './data/engine/dialect.ts'
import { RESERVE_BYTES } from './files/local-storage.ts'
import type { SocketAddress } from './files/virus-scan.ts'
import type { Log } from './log.ts'
import { openMailTransport } from './mail/mail-transport.ts'
import { reasonOf, StartFailure } from './start-failure.ts'

/** What an operator should hear of at once, and not when a visitor needs it. */

/** Throws where the site could not even begin: before anything that takes long. */
export async function checkBefore(config: Config): Promise<void> {
  try {
    makeFolder(config.dataDir)
  } catch (error) {
    throw new StartFailure(`DATA_DIR is "${config.dataDir}", a folder that cannot be used: ${reasonOf(error)}`)
  }
  const file = databaseFile(config.database)
  await checkWritable(config.dataDir)
  if (file !== null && existsSync(file)) await checkWritable(file)
}

async function checkWritable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    const owner = await stat(path).then(
      ({ uid }) => uid,
      () => null,
    )
    throw new StartFailure(unwritable(path, error as NodeJS.ErrnoException, owner))
  }
}

/** Why nothing can be saved there, and what helps. */
export function unwritable(path: string, { code, message }: NodeJS.ErrnoException, owner: number | null): string {
  if (code === 'EROFS')
    return `${path} lies on a disk that is mounted read-only. Mount it for writing, or set DATA_DIR.`
  if (code !== 'EACCES' && code !== 'EPERM') return `${path} cannot be used: ${message}`
  const whose = owner === null ? '' : `; it belongs to the user ${owner}`
  return `This user may not write to ${path}${whose}. Start the site as that user, give the folder to this one (chown -R), or set DATA_DIR.`
}

/** Level by level: below `/proc` Node's own way to make several tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Takes the address for a moment: a wrong one is heard of before the demo content is loaded. */
export async function checkPlace({ host, port }: Config): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw new StartFailure(listenProblem(error as NodeJS.ErrnoException, host, port))
  }
  probe.close()
  await once(probe, 'close')
}

export function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Stop what uses it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is not an address of this machine.`
  return `The server cannot listen on ${host}:${port}: ${message}`
}

/** Warns of what the site can do without for now: its mail server, its folder of backups, its virus scanner, more room. */
export async function warnOfWhatIsAway(config: Config, log: Log, reserve = RESERVE_BYTES): Promise<void> {
  const { mail, backup, virusScanner } = config
  await Promise.all([
    mail.smtpUrl === null ? null : checkMail(mail.smtpUrl, log),
    backup.directory === null ? null : checkBackups(backup.directory, log),
    virusScanner === null ? null : checkScanner(virusScanner, log),
    checkRoom(config.dataDir, log, reserve),
  ])
}

/** Categories from before a page of the site took their id: their pages work, and no other one may be called so. */
export function warnOfTakenIds(ids: readonly string[], log: Log): void {
  for (const id of ids.filter(isReservedSegment)) {
    log.warn('a category has the id of a page of the site; it works, but give it another one', { id })
  }
}

/** Uploads are refused from here on; what visitors send still finds room for a while. */
async function checkRoom(folder: string, log: Log, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= reserve) return
  const megabytes = Math.floor(free / 1024 ** 2)
  log.warn('the disk of DATA_DIR is nearly full; make room on it', { megabytes })
}

async function checkMail(smtpUrl: string, log: Log): Promise<void> {
  const transport = openMailTransport(smtpUrl)
  try {
    await transport.check()
  } catch (error) {
    log.warn('the mail server of SMTP_URL cannot be used; mails wait', { code: toMailFailure(error).code })
  } finally {
    transport.close()
  }
}

async function checkBackups(directory: string, log: Log): Promise<void> {
  try {
    makeFolder(directory)
    await access(directory, constants.W_OK)
  } catch (error) {
    log.warn('the folder of BACKUP_DIR cannot be used; no backups are taken', { reason: reasonOf(error) })
  }
}

async function checkScanner(address: SocketAddress, log: Log): Promise<void> {
  const socket = 'path' in address ? connect(address.path) : connect(address.port, address.host)
  try {
    await once(socket, 'connect')
  } catch (error) {
    log.warn('the virus scanner of CLAMD_SOCKET does not answer; no uploads are taken', { reason: reasonOf(error) })
  } finally {
    socket.destroy()
  }
}

/** Names in the environment that are none of ours and look like one that was meant to be. */
export function misspelt(names: readonly string[]): { name: string; meant: string }[] {
  return names.flatMap((name) => {
    if (name.length < 5 || VARIABLES.includes(name.replace(/_FILE$/, ''))) return []
    const meant = VARIABLES.find((one) => one.length > 4 && lettersApart(one, name) <= (one.length > 6 ? 2 : 1))
    return meant ? [{ name, meant }] : []
  })
}

const THIS_MACHINE = ['0.0.0.0', '::', '127.0.0.1', '::1']

/** What the person at the terminal should know, as sentences between the lines of the log. */
export function announcement(config: Config, owner: EnsuredOwner): string {
  const { host, port, siteUrl, siteUrlIsSet, mail } = config
  const here = `http://${THIS_MACHINE.includes(host) ? 'localhost' : host}:${port}`
  const lines = [`The site is ready: ${siteUrlIsSet ? `${siteUrl} (on this machine ${here})` : here}`]
  if (owner.isNew) lines.push(...firstOwner(config, owner))
  if (mail.smtpUrl === null) lines.push('No mail is sent without SMTP_URL; requests and their mails are kept.')
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}

const SIGN_IN = 'Sign in at /admin.'

function firstOwner(config: Config, { password }: EnsuredOwner): string[] {
  const { username } = config.owner
  if (password === null) return [`The owner's account is ${username}, with ADMIN_PASSWORD. ${SIGN_IN}`]
  return [`The owner's account. ${SIGN_IN}`, `  name:     ${username}`, `  password: ${password}   (shown this once)`]
}
