import { beforeEach, expect, it, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft, type AddressDraft } from './address-draft.ts'

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const draft: AddressDraft = { owner: 'sara', addressId: null, values: { address_name: 'المكتب' }, open: true }

it('is there again for the one who wrote it, also after his session ended, until it is cleared', () => {
  saveDraft(draft)
  expect(loadDraft('sara')).toEqual(draft)
  expect(loadDraft(null)).toEqual(draft)
  clearDraft()
  expect(loadDraft('sara')).toBeNull()
})

it('is shown to nobody else', () => {
  saveDraft(draft)
  expect(loadDraft('omar')).toBeNull()
})

it('that was begun before anybody signed in is there for the one who does', () => {
  saveDraft({ ...draft, owner: null })
  expect(loadDraft('omar')).toMatchObject({ values: { address_name: 'المكتب' } })
})

it.each(['', 'x', 'null', '[]', '{"values":null}'])('is none where %j stands in its place', (text) => {
  store.set('address-draft', text)
  expect(loadDraft('sara')).toBeNull()
})

it('costs nothing but itself where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft(draft)
  clearDraft()
  expect(loadDraft('sara')).toBeNull()
})
