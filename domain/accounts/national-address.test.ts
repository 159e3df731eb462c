import { expect, it } from 'vitest'
import { addressDoubts } from './national-address.ts'

const riyadh = { postal: '13521', building: '7823', additional: '2517', shortCode: 'RFYA7823' }

it('has nothing to say about a National Address, nor about what was left empty', () => {
  expect(addressDoubts(riyadh)).toEqual({})
  expect(addressDoubts({ postal: '', building: '', additional: '', shortCode: '' })).toEqual({})
})

it.each([
  [{ postal: '1352' }, { postal: 'unusual' }],
  [{ building: '78231' }, { building: 'unusual' }],
  [{ additional: 'x' }, { additional: 'unusual' }],
  [{ shortCode: 'RF7823' }, { shortCode: 'unusual' }],
  [{ shortCode: 'RFYA7824' }, { shortCode: 'differs' }],
  [{ shortCode: 'RFYA7824', building: '' }, {}],
])('doubts %j', (change, doubts) => expect(addressDoubts({ ...riyadh, ...change })).toEqual(doubts))
