import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test.each(['Foam $& more', "$'5 Sealant", '{brand} Tape'])(
  'a record that is called %s is called so in the head',
  (name) => {
    expect(fillIn('{name} by {brand}', { name, brand: 'Masar' })).toBe(`${name} by Masar`)
  },
)
