import fc from 'fast-check'

const HALVES = { from: 0xd800, count: 0x800 }

/** Any whole character; fast-check's own `binary` takes a second to list them all before the first. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((place) => String.fromCodePoint(place < HALVES.from ? place : place + HALVES.count))

export const anyText = fc.string({ unit: character })
