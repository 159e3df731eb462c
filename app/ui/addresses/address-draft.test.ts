import { beforeEach, expect, it, vi } from 'vitest'
import { clearDraft, clearDrafts, loadDraft, loadOpenDraft, saveDraft, type AddressDraft } from './address-draft.ts'

let store: Record<string, string> = {}

beforeEach(() => {
  store = {}
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => void (store[key] = value),
    removeItem: (key: string) => void delete store[key],
  }
  // As in a browser, the keys of what is stored are the object's own.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(store),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  return () => vi.unstubAllGlobals()
})

const draft: AddressDraft = { owner: 'sara', addressId: null, values: { address_name: 'المكتب' }, open: true }
const other: AddressDraft = { owner: 'sara', addressId: '7', values: { address_name: 'المستودع' }, open: false }

it('is there again for the one who wrote it, also after their session ended, until it is cleared', () => {
  saveDraft(draft)
  expect(loadDraft('sara', null)).toEqual(draft)
  expect(loadDraft(null, null)).toEqual(draft)
  clearDraft(null)
  expect(loadDraft('sara', null)).toBeNull()
})

it('is shown to nobody else', () => {
  saveDraft(draft)
  expect(loadDraft('omar', null)).toBeNull()
  expect(loadOpenDraft('omar')).toBeNull()
})

it('that was begun before anybody signed in is there for the one who does', () => {
  saveDraft({ ...draft, owner: null })
  expect(loadDraft('omar', null)).toMatchObject({ values: { address_name: 'المكتب' } })
})

it('of one address stays while another is begun, saved or given up', () => {
  saveDraft(other)
  saveDraft(draft)
  clearDraft(null)
  expect(loadDraft('sara', '7')).toEqual(other)
  expect(loadDraft('sara', null)).toBeNull()
})

it('whose form was open is distinguished from the others', () => {
  saveDraft(other)
  saveDraft(draft)
  expect(loadOpenDraft('sara')).toEqual(draft)
  clearDrafts('open')
  expect(loadOpenDraft('sara')).toBeNull()
  expect(loadDraft('sara', '7')).toEqual(other)
  clearDrafts()
  expect(store).toEqual({})
})

it.each(['', 'x', 'null', '[]', '{"values":null}'])('is none where %j stands in its place', (text) => {
  store['address-draft:new'] = text
  expect(loadDraft('sara', null)).toBeNull()
})

it('costs nothing but itself where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft(draft)
  clearDraft(null)
  clearDrafts()
  expect(loadDraft('sara', null)).toBeNull()
})
