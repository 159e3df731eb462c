import type { Locale, Localized } from '#domain/text/locale.ts'
import type { Role } from './permissions.ts'

export type StaffMember = {
  id: string
  username: string
  role: Role
  /** The address that was confirmed. */
  email: string | null
  disabled: boolean
  twoFactorEnabled: boolean
  createdAt: string
}

/** Somebody who was asked to join and has not done so yet; `isOver`: the link leads nowhere any more. */
export type Invitation = { id: string; email: string; locale: Locale; sentAt: string; isOver: boolean }

/** Where a member of staff is signed in. `network` is the neighbourhood that it was opened from; empty where it is not known. */
export type OpenSession = {
  id: string
  isHere: boolean
  browser: Browser
  network: string
  createdAt: string
  usedAt: string
}

/** A program's key to the API, without the key itself. */
export type ApiToken = {
  id: string
  name: string
  role: Role
  /** Who made it; without an id it was the command line. */
  maker: { id: string | null; name: string }
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

/** Who did something: a member of staff, a program by its token, a customer, or the product itself. */
export type Actor = { kind: 'staff' | 'token' | 'customer' | 'system'; id: string | null; name: string }

/** One line of the record of what was done. Never holds what people typed. */
export type AuditEntry<Act extends string = string> = {
  id: string
  at: string
  actor: Actor
  /** What was done, e.g. `product.update`. Old lines may name what is no longer done. */
  action: Act
  subject: { kind: string; id: string | null }
  detail: Record<string, unknown>
  record: ActedRecord | null
}

/** What the record of what was done says of an act on a record beside its line. */
export type ActedRecord = {
  /** All lines of one act have the same. */
  actId: string
  key: string | null
  /** What it was called at the time. */
  name: Localized | null
  /** The version that the act wrote. */
  number: number | null
  /** The act that took this one back. */
  undoneBy: string | null
}

const USERNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._@-]{0,58}[\p{L}\p{M}\p{N}])?$/u

/** Letters of any script and figures; full stop, underline, dash and @ between them; at most 60 characters. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text)
}

/** The form under which a name is looked for: `Noura` and `noura` are the same person. */
export function toUsername(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** A browser and the device or system that it runs on, by their own names; null for what is not known. */
export type Browser = { name: string | null; system: string | null }

// In this order: browsers name those that they descend from as well, and so do systems.
const NAMES: [sign: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
]
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says of itself, as far as a person wants to know it. */
export function readUserAgent(text: string): Browser {
  const first = (table: typeof NAMES) => table.find(([sign]) => sign.test(text))?.[1] ?? null
  return { name: first(NAMES), system: first(SYSTEMS) }
}
