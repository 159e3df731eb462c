import type { Position } from './address.ts'
import { toLatinDigits } from './fold.ts'

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

/** Whether such a place exists. */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= FURTHEST.latitude && Math.abs(longitude) <= FURTHEST.longitude
}

/** Degrees for a field or a line of text, without more digits than anybody can use. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(SHOWN_DECIMALS)))
}
