import { expect, test } from 'vitest'
import { readStorageKeys } from './storage-keys.ts'

const OWN = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token', AWS_REGION: 'eu' }

test('the storage that everything moves to is opened as that of the site', () =>
  expect(readStorageKeys({ ...OWN, PORT: '3000' })).toEqual({ here: OWN, there: OWN }))

test('it has keys of its own where they are said, and then no token of the other', () => {
  const others = { NEW_AWS_ACCESS_KEY_ID: 'other', NEW_AWS_SECRET_ACCESS_KEY: 'other secret' }
  expect(readStorageKeys({ ...OWN, ...others })).toEqual({
    here: OWN,
    there: { AWS_ACCESS_KEY_ID: 'other', AWS_SECRET_ACCESS_KEY: 'other secret', AWS_REGION: 'eu' },
  })
})
