import { resolve } from 'node:path'
import type { DatabaseConfig, StorageConfig } from './config.ts'
import type { SocketAddress } from './files/virus-scan.ts'

/** Readers of single values of the environment. Each gives null for a value that cannot be used. */

export function readPort(text: string): number | null {
  const port = readCount(text, 65_535)
  return port === 0 ? null : port
}

export function readProxies(text: string): number | null {
  return text.toLowerCase() === 'off' ? 0 : readCount(text, 10)
}

export function readMegabytes(text: string): number | null {
  return readCount(text, 4096)
}

export function readRoom(text: string): number | null {
  return readCount(text, 10_000_000)
}

/** 32 bytes in Base64 or as 64 hexadecimal digits. */
export function readKey(text: string): Buffer | null {
  const isHex = /^[\da-f]{64}$/i.test(text)
  if (!isHex && !/^[\w+/-]{43}=?$/.test(text)) return null
  const key = Buffer.from(text, isHex ? 'hex' : 'base64')
  return key.length === 32 ? key : null
}

/** A folder; '' where the work is switched off. */
export function readFolder(text: string): string | null {
  return text.toLowerCase() === 'off' ? '' : resolve(text)
}

export function readOnOff(text: string): boolean | null {
  const word = text.toLowerCase()
  if (word === 'on') return true
  return word === 'off' ? false : null
}

export function readWord(text: string): string | null {
  return text.length <= 253 && !/\s/.test(text) ? text : null
}

/** Only the length; whether the password is a common one is for the accounts to say. */
export function readPassword(text: string): string | null {
  const length = [...text].length
  return length >= 12 && length <= 128 ? text : null
}

/** An address the mail server would accept as a sender. */
export function readMail(text: string): string | null {
  return text.length <= 254 && /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text) ? text : null
}

/** `Rawabit <a@b.example>`, with or without quotes, or the address alone. */
export function readSender(text: string): { name: string | null; address: string } | null {
  const [, quoted, plain, inBrackets] = /^(?:"([^"\\]*)"|([^"<>]*)) ?<([^<>]+)>$/.exec(text.trim()) ?? []
  const address = readMail(inBrackets ?? text.trim())
  const name = (quoted ?? plain ?? '').trim()
  return address === null || /\p{Cc}/u.test(name) ? null : { name: name || null, address }
}

export function readOrigin(text: string): string | null {
  const url = readUrl(text, ['http:', 'https:'])
  const isBare = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return isBare ? url.origin : null
}

export function readSmtp(text: string): string | null {
  return readUrl(text, ['smtp:', 'smtps:'])?.hostname ? text : null
}

export function readTiles(text: string): string | null {
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  return isTemplate && readUrl(text.replace('{s}', 'a'), ['http:', 'https:']) ? text : null
}

export function readDatabase(text: string): DatabaseConfig | null {
  const path = afterPrefix(text, 'sqlite:')
  if (path !== null) return path ? { kind: 'sqlite', file: resolve(path) } : null
  const url = readUrl(text, ['postgres:', 'postgresql:'])
  return url && url.pathname.length > 1 ? { kind: 'postgres', url: text } : null
}

export function readStorage(text: string): StorageConfig | null {
  const path = afterPrefix(text, 'file:')
  if (path !== null) return path ? { kind: 'file', directory: resolve(path) } : null
  const url = readUrl(text, ['s3:'])
  if (!url?.hostname) return null
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !readUrl(endpoint, ['http:', 'https:'])) return null
  return { kind: 's3', bucket: url.hostname, endpoint, region: url.searchParams.get('region') }
}

/** What `Strict-Transport-Security` says, or `off`. */
export function readHsts(text: string): string | false | null {
  if (text === 'off') return false
  return /^max-age=\d{1,9}(; includeSubDomains)?(; preload)?$/.test(text) ? text : null
}

/** `/run/clamav/clamd.ctl`, or `scanner.example:3310`; an IPv6 address stands in brackets. */
export function readSocket(text: string): SocketAddress | null {
  if (text.startsWith('/')) return Buffer.byteLength(text) <= LONGEST_SOCKET_PATH ? { path: text } : null
  const [, ipv6, name, digits = ''] = /^(?:\[([\da-f:.]+)\]|([\w.-]{1,253})):(\d+)$/i.exec(text) ?? []
  const host = ipv6 ?? name
  const port = readPort(digits)
  return host === undefined || port === null ? null : { host, port }
}

/** What the system's own address of a socket holds. */
const LONGEST_SOCKET_PATH = 107

function readCount(text: string, most: number): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null
}

function readUrl(text: string, protocols: string[]): URL | null {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) ? url : null
}

function afterPrefix(text: string, prefix: string): string | null {
  return text.startsWith(prefix) ? text.slice(prefix.length) : null
}

export const AWS_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const

export type AwsEnvironment = Record<string, string | undefined>

/** What opens object storage: that of this site, and the one that everything is moved to. */
export type StorageKeys = { here: AwsEnvironment; there: AwsEnvironment }

/** Whether they are needed, and so whether one is missing, is known where a storage is opened. */
export function readStorageKeys(env: AwsEnvironment): StorageKeys {
  const here = Object.fromEntries([...AWS_KEYS, 'AWS_REGION', 'AWS_DEFAULT_REGION'].map((name) => [name, env[name]]))
  const others = AWS_KEYS.map((name) => [name, env[`NEW_${name}`]] as const)
  const hasOthers = others.some(([, value]) => value)
  return { here, there: hasOthers ? { ...here, ...Object.fromEntries(others) } : here }
}
