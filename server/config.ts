import { resolve } from 'node:path'
import { z } from 'zod'
import {
  readDatabase,
  readFolder,
  readHsts,
  readKey,
  readMail,
  readMegabytes,
  readOnOff,
  readOrigin,
  readPassword,
  readPort,
  readProxies,
  readRoom,
  readSender,
  readSmtp,
  readSocket,
  readStorage,
  readTiles,
  readWord,
  readStorageKeys,
  type StorageKeys,
} from './config-values.ts'
import type { VisitorCeilings } from './files/private/visitor-ceilings.ts'
import type { SocketAddress } from './files/virus-scan.ts'

/** How the product runs: `dev` with hot reload on this machine, `start` as it is meant to be visited. */
export type Mode = 'dev' | 'start'

/** `patienceMs`: how long a writer waits for others in a file. `limits`: other ones than a site has. */
export type DatabaseConfig = (
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; url: string; limits?: Partial<PostgresLimits> }
) & { patienceMs?: number }

/** In milliseconds: for a connection, a statement, a lock, a transaction between its statements, and any answer at all. */
export type PostgresLimits = Record<'connection' | 'statement' | 'lock' | 'idle' | 'silence', number>

export type StorageConfig =
  | { kind: 'file'; directory: string }
  | { kind: 's3'; bucket: string; endpoint: string | null; region: string | null }

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The whole environment, read once. Nothing else of the product looks at variables. */
export type Config = {
  mode: Mode
  host: string
  port: number
  /** Public origin without a trailing slash, e.g. `https://rawabit.example`. */
  siteUrl: string
  /** Whether the origin was set; only then is a request for another host refused. */
  siteUrlIsSet: boolean
  /** Absolute folder of everything that must survive a restart. */
  dataDir: string
  database: DatabaseConfig
  storage: StorageConfig
  storageKeys: StorageKeys
  /** The first owner's account; without a password a random one is made and printed. */
  owner: { username: string; password: string | null }
  mail: {
    smtpUrl: string | null
    from: { name: string | null; address: string } | null
    salesEmail: string | null
    alertEmail: string | null
  }
  demoContent: boolean
  /** How many proxies stand in front, each adding one address to `X-Forwarded-For`. */
  trustProxy: number
  mapTilesUrl: string
  logLevel: LogLevel
  /** Where backups are taken by themselves, null where they are not, and what archives are encrypted with. */
  backup: { directory: string | null; key: Buffer | null }
  /** How much memory cached pages may take; 0 keeps none. */
  pageCacheBytes: number
  /** How much room printed documents may take in the storage. */
  printCacheBytes: number
  /** How many bytes of files visitors may send: with a request, from an address in a day, in a day, and in all. */
  visitorFiles: VisitorCeilings
  /** The value of Strict-Transport-Security, null for none. Sent over https alone. */
  hsts: string | null
  /** Where ClamAV's daemon listens that looks at every upload; null where none does. */
  virusScanner: SocketAddress | null
  /** Whether webhooks may lead to this machine, and by http: for trying them out. */
  webhooksToLoopback: boolean
}

export type ConfigOutcome = { ok: true; value: Config } | { ok: false; problems: string[] }

type Environment = Record<string, string | undefined>

/** Reads every variable of the run contract. A problem is one line: the variable, what it is, what it should be. */
export function readConfig(env: Environment, mode: Mode): ConfigOutcome {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map((issue) => describe(issue, env)) }
  return { ok: true, value: toConfig(parsed.data, mode, readStorageKeys(given)) }
}

const MEGABYTE = 1024 * 1024
/** Half a year for this host alone: a name that has other sites below it is not locked to https by its shop. */
const DEFAULT_HSTS = 'max-age=15768000'
const DEFAULT_MAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

const ROOM = 'a whole number of megabytes up to 10000000'

const variables = z.object({
  PORT: value(readPort, 'a whole number from 1 to 65535').default(3000),
  HOST: value(readWord, 'a host name or an IP address to listen on').optional(),
  SITE_URL: value(readOrigin, 'an origin such as https://www.example.com, without a path').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: value(readDatabase, 'sqlite:PATH or postgres://user:password@host/name').optional(),
  STORAGE_URL: value(readStorage, 'file:PATH or s3://bucket?endpoint=...&region=...').optional(),
  ADMIN_USERNAME: value(readWord, 'a name without spaces').default('admin'),
  ADMIN_PASSWORD: value(readPassword, '12 to 128 characters').optional(),
  SMTP_URL: value(readSmtp, 'smtp://user:password@host:587 or smtps://user:password@host').optional(),
  MAIL_FROM: value(readSender, 'an e-mail address, or Name <address>').optional(),
  SALES_EMAIL: value(readMail, 'an e-mail address').optional(),
  ALERT_EMAIL: value(readMail, 'an e-mail address').optional(),
  DEMO_CONTENT: value(readOnOff, 'on or off').default(true),
  TRUST_PROXY: value(readProxies, 'off or the number of proxies in front, at most 10').default(0),
  MAP_TILES_URL: value(readTiles, 'an http(s) address with {z}, {x} and {y} in it').default(DEFAULT_MAP_TILES),
  BACKUP_DIR: value(readFolder, 'a folder, or off').optional(),
  BACKUP_KEY: value(
    readKey,
    '32 bytes in Base64 or hexadecimal digits, as `openssl rand -base64 32` prints',
  ).optional(),
  PAGE_CACHE_MB: value(readMegabytes, 'a whole number of megabytes from 0 to 4096').default(64),
  PRINT_CACHE_MB: value(readMegabytes, 'a whole number of megabytes from 0 to 4096').default(512),
  REQUEST_FILES_MB: value(readRoom, ROOM).default(100),
  ADDRESS_FILES_MB: value(readRoom, ROOM).default(200),
  DAY_FILES_MB: value(readRoom, ROOM).default(2000),
  SITE_FILES_MB: value(readRoom, ROOM).default(10_000),
  CLAMD_SOCKET: value(readSocket, 'a path such as /run/clamav/clamd.ctl, or host:port').optional(),
  HSTS: value(
    readHsts,
    'off or max-age=SECONDS, where you like with ; includeSubDomains and ; preload behind it',
  ).default(DEFAULT_HSTS),
  WEBHOOKS_TO_LOOPBACK: value(readOnOff, 'on or off').default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
})

/** The names of all variables that are read, as `docs/operations.md` lists them. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

/** Secrets are never repeated on the terminal, where logs and shoulders are. */
export const SECRETS: ReadonlySet<string> = new Set([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'BACKUP_KEY',
])

function value<T>(read: (text: string) => T | null, expected: string) {
  return z.string().transform((text, context) => {
    const result = read(text)
    if (result !== null) return result
    context.addIssue(expected)
    return z.NEVER
  })
}

function describe(issue: z.core.$ZodIssue, env: Environment): string {
  const name = String(issue.path[0])
  const given = SECRETS.has(name) ? 'a value that cannot be used' : JSON.stringify(env[name])
  return `${name} is ${given}; expected ${issue.message}.`
}

function toConfig(given: z.output<typeof variables>, mode: Mode, storageKeys: StorageKeys): Config {
  const dataDir = resolve(given.DATA_DIR)
  const database = given.DATABASE_URL ?? { kind: 'sqlite' as const, file: resolve(dataDir, 'site.db') }
  return {
    mode,
    host: given.HOST ?? (mode === 'dev' ? '127.0.0.1' : '0.0.0.0'),
    port: given.PORT,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    siteUrlIsSet: given.SITE_URL !== undefined,
    dataDir,
    database,
    storage: given.STORAGE_URL ?? { kind: 'file', directory: resolve(dataDir, 'uploads') },
    storageKeys,
    owner: { username: given.ADMIN_USERNAME, password: given.ADMIN_PASSWORD ?? null },
    mail: {
      smtpUrl: given.SMTP_URL ?? null,
      from: given.MAIL_FROM ?? null,
      salesEmail: given.SALES_EMAIL ?? null,
      alertEmail: given.ALERT_EMAIL ?? null,
    },
    demoContent: given.DEMO_CONTENT,
    trustProxy: given.TRUST_PROXY,
    mapTilesUrl: given.MAP_TILES_URL,
    logLevel: given.LOG_LEVEL,
    backup: {
      directory: backupsIn(given.BACKUP_DIR ?? usualBackups(database, dataDir)),
      key: given.BACKUP_KEY ?? null,
    },
    pageCacheBytes: given.PAGE_CACHE_MB * MEGABYTE,
    printCacheBytes: given.PRINT_CACHE_MB * MEGABYTE,
    visitorFiles: {
      request: given.REQUEST_FILES_MB * 1_000_000,
      address: given.ADDRESS_FILES_MB * 1_000_000,
      day: given.DAY_FILES_MB * 1_000_000,
      site: given.SITE_FILES_MB * 1_000_000,
    },
    hsts: given.HSTS || null,
    virusScanner: given.CLAMD_SOCKET ?? null,
    webhooksToLoopback: given.WEBHOOKS_TO_LOOPBACK,
  }
}

/** A file has nobody else who looks after it; a database server has its own backups. */
function usualBackups({ kind }: DatabaseConfig, dataDir: string): string {
  return kind === 'sqlite' ? resolve(dataDir, 'backups') : ''
}

function backupsIn(folder: string): string | null {
  return folder === '' ? null : folder
}

/** Where the files lie that the site is made with. While developing, the bundler serves them as they are. */
export function siteFolder(mode: Mode): string {
  return resolve(mode === 'dev' ? 'public' : 'build/client')
}
