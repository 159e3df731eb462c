import type { Position } from '#domain/accounts/address.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

const FURTHEST = { latitude: 90, longitude: 180 }

/** Digits after the point: a metre is five of them. */
const SHOWN_DECIMALS = 6

/** Degrees as people and programs write them (`24.71`, `٢٤٫٧١`, `24,71°`); null for anything that is no such place. */
export function readDegrees(text: string, axis: keyof Position): number | null {
  const plain = toLatinDigits(text)
    .replace(/\s*°$/, '')
    .replace(/^([^,]*),([^,]*)$/, '$1.$2')
  if (!/^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(plain)) return null
  const degrees = Number(plain)
  return Math.abs(degrees) <= FURTHEST[axis] ? degrees : null
}

/** The place that both texts name together. */
export function readPosition(latitudeText: string, longitudeText: string): Position | null {
  const latitude = readDegrees(latitudeText.trim(), 'latitude')
  const longitude = readDegrees(longitudeText.trim(), 'longitude')
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Both figures in one text, as map services copy them: `24.7136, 46.6753`. */
export function readPositionPair(text: string): Position | null {
  const [, latitude, longitude] = /^\s*([^\s,،]+)\s*[,،]\s+([^\s,،]+)\s*$/u.exec(text) ?? []
  return latitude === undefined || longitude === undefined ? null : readPosition(latitude, longitude)
}

/** Whether such a place exists. */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= FURTHEST.latitude && Math.abs(longitude) <= FURTHEST.longitude
}

/** Degrees for a field or a line of text, without more digits than anybody can use. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(SHOWN_DECIMALS)))
}
