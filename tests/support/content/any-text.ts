import fc from 'fast-check'

const HALVES = { from: 0xd800, count: 0x800 }
const INHERITED = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf']

/** Any whole character; fast-check's own `binary` takes a second to list them all before the first. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((place) => String.fromCodePoint(place < HALVES.from ? place : place + HALVES.count))

/** Any text, now and then a name that every object has. */
export const anyText = fc.oneof(
  { weight: 19, arbitrary: fc.string({ unit: character }) },
  { weight: 1, arbitrary: fc.constantFrom(...INHERITED) },
)
