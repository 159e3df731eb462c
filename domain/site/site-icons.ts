import type { Locale, Localized } from '#domain/text/locale.ts'

export const ICON_SIZES = {
  'icon-48': 48,
  'icon-192': 192,
  'icon-512': 512,
  'maskable-512': 512,
  'apple-180': 180,
} as const
export type IconName = keyof typeof ICON_SIZES

/** Goes up when they are drawn in another way. */
export const ICON_EDITION = 1

const PATH = /^\/social\/icons\/(?<fingerprint>[0-9a-f]{20})-(?<name>[a-z]+-\d+)\.png$/

/** The fingerprint is of what they are made of: what lies there never changes. */
export function iconPath(fingerprint: string, name: IconName): string {
  return `/social/icons/${fingerprint}-${name}.png`
}

export function readIconPath(path: string): { fingerprint: string; name: IconName } | null {
  const { fingerprint, name } = PATH.exec(path)?.groups ?? {}
  const known = (Object.keys(ICON_SIZES) as IconName[]).find((one) => one === name)
  return fingerprint && known ? { fingerprint, name: known } : null
}

/** The first letter or digit of a name, as a sign by itself; a host is known by what follows its `www`. */
export function firstLetter(names: Localized, locale: Locale): string {
  const name = names[locale].replace(/^www\./i, '').replace(/^ال(?=\p{L}{2})/u, '')
  return /[\p{L}\d]/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '•'
}
