import { describe, beforeEach, expect, it, test, vi } from 'vitest'
import { newsConsent } from '#content/pages/news-consent.ts'
import { requestStates } from '#content/pages/request-states.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { MyData } from './my-data.tsx'
import { forgetUser, readUser, rememberUser } from './user-record.ts'

const counts = { email: 'sara@client.example', since: '1 May 2026', addresses: 0, requests: 2, sessions: 1 }
const at = '2026-05-01T00:00:00.000Z'
const shown = (news: { since: string | null; isWithdrawn: boolean }) =>
  renderPage(
    <MyData
      counts={counts}
      requests={[
        { number: 'RQ-2026-00042', state: 'answered', at, when: '1 May 2026', path: '/quote/s/AAAAAAAAAAAAAAAAAAAAAA' },
        { number: 'RQ-2025-00001', state: 'closed', at, when: '1 May 2025', path: null },
      ]}
      news={news}
      asking={false}
      answer={undefined}
    />,
    { path: '/en/my-data' },
  )

test('a customer finds each request with its state, and the way to it while its page is there', () => {
  const html = shown({ since: null, isWithdrawn: false })
  expect(html).toMatch(/<a[^>]*href="\/en\/quote\/s\/A{22}"[^>]*>.*?RQ-2026-00042/)
  expect(html).toContain(requestStates.answered.en)
  expect(html).toContain('RQ-2025-00001')
  expect(html.match(/href="\/en\/quote\/s\//g)).toHaveLength(1)
  expect(html).not.toContain(newsConsent.title.en)
})

test('customers who agreed to news see it, can withdraw, and see that they did', () => {
  const html = shown({ since: '1 May 2026', isWithdrawn: false })
  expect(html).toContain(newsConsent.since.en('1 May 2026'))
  expect(html).toContain('value="withdraw-news"')
  const after = shown({ since: null, isWithdrawn: true })
  expect(after).toContain(newsConsent.withdrawn.en)
  expect(after).not.toContain('value="withdraw-news"')
})

describe('the record of who is signed in', () => {
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

  it.each(['', 'x', 'null', '[]', '{}', '{"uuid":""}', '{"uuid":7}'])('is nobody when %j is stored instead', (text) => {
    store.set('user-data', text)
    expect(readUser()).toBeNull()
  })

  it('is nobody when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    rememberUser({ uuid: 'u-1', email: 'sara@client.example' })
    expect(readUser()).toBeNull()
  })
})
