import { describe, expect, it } from 'vitest'
import { readAddress } from './address-record.ts'

const sent = {
  address_name: ' موقع  حي الملقا ',
  address_city: 'الرياض',
  address_street: 'طريق أنس بن مالك',
  address_postal: '١٣٥٢١',
  address_building: '٧٨٢٣',
  address_additional: '',
  address_short_code: 'rfya ٧٨٢٣',
  address_lat: '24.8103',
  address_long: '٤٦٫٦١٢',
}
const kept = {
  name: 'موقع حي الملقا',
  city: 'الرياض',
  street: 'طريق أنس بن مالك',
  postal: '13521',
  building: '7823',
  additional: '',
  shortCode: 'RFYA7823',
  position: { latitude: 24.8103, longitude: 46.612 },
}

it('is stored with Latin digits and without what nobody sees', () =>
  expect(readAddress(sent)).toEqual({ ok: true, address: kept }))

it('needs a name, a city and a street', () => {
  expect(readAddress({})).toEqual({
    ok: false,
    problems: { address_name: 'missing', address_city: 'missing', address_street: 'missing' },
  })
  expect(readAddress({ ...sent, address_city: ' \u200f ' })).toEqual({
    ok: false,
    problems: { address_city: 'missing' },
  })
  expect(readAddress({ address_name: 'a', address_city: 'b', address_street: 'c' }).ok).toBe(true)
})

it('is refused where it is too long to be one', () => {
  const long = { ...sent, address_street: 'x'.repeat(201), address_postal: '1'.repeat(21) }
  expect(readAddress(long)).toEqual({ ok: false, problems: { address_street: 'too-long', address_postal: 'too-long' } })
})

describe('the place', () => {
  it.each([
    [{ address_lat: '90.5' }, { address_lat: 'latitude-invalid' }],
    [{ address_long: '-181' }, { address_long: 'longitude-invalid' }],
    [
      { address_lat: 'NaN', address_long: 'x' },
      { address_lat: 'latitude-invalid', address_long: 'longitude-invalid' },
    ],
    [{ address_lat: '' }, { address_lat: 'other-half' }],
    [{ address_long: null }, { address_long: 'other-half' }],
    [{ address_lat: ['24', '25'] }, { address_lat: 'other-half' }],
  ])('%j is refused', (place, problems) => expect(readAddress({ ...sent, ...place })).toEqual({ ok: false, problems }))

  it('may be left out, and may be sent as numbers', () => {
    expect(readAddress({ ...sent, address_lat: '', address_long: '' })).toMatchObject({ address: { position: null } })
    const numbers = { ...sent, address_lat: 24.8103, address_long: 46.612 }
    expect(readAddress(numbers)).toMatchObject({ address: { position: kept.position } })
  })
})

it('a change keeps what was not sent and clears what was sent empty', () => {
  const change = { address_street: 'طريق العليا', address_postal: '', address_short_code: null }
  expect(readAddress(change, kept)).toEqual({
    ok: true,
    address: { ...kept, street: 'طريق العليا', postal: '', shortCode: '' },
  })
  expect(readAddress({ address_lat: '24.9' }, kept)).toMatchObject({
    address: { position: { latitude: 24.9, longitude: 46.612 } },
  })
  expect(readAddress({ address_name: '' }, kept)).toEqual({ ok: false, problems: { address_name: 'missing' } })
})
