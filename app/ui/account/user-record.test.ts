import { beforeEach, expect, it, vi } from 'vitest'
import { forgetUser, readUser, rememberUser } from './user-record.ts'

const store = new Map<string, string>()
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
}

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

it('is stored under its name with the uuid, and other tabs hear of it', () => {
  rememberUser({ uuid: 'u-1', email: 'sara@client.example' })
  expect(JSON.parse(store.get('user-data') ?? '')).toEqual({
    uuid: 'u-1',
    email: 'sara@client.example',
    name: 'sara@client.example',
  })
  expect(store.get('authEvent')).toMatch(/^\d+$/)
  expect(readUser()).toEqual({ uuid: 'u-1', email: 'sara@client.example' })
})

it('is gone after signing out, and other tabs hear of it', () => {
  rememberUser({ uuid: 'u-1', email: 'sara@client.example' })
  store.delete('authEvent')
  forgetUser()
  expect(store.has('user-data')).toBe(false)
  expect(store.has('authEvent')).toBe(true)
  expect(readUser()).toBeNull()
})

it.each(['', 'x', 'null', '[]', '{}', '{"uuid":""}', '{"uuid":7}'])(
  'is nobody where %j stands in its place',
  (text) => {
    store.set('user-data', text)
    expect(readUser()).toBeNull()
  },
)

it('is nobody where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberUser({ uuid: 'u-1', email: 'sara@client.example' })
  expect(readUser()).toBeNull()
})
