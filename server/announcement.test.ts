import { expect, it } from 'vitest'
import { testConfig } from '#tests/support/test-app.ts'
import { announcement } from './announcement.ts'

const known = { isNew: false, password: null }

it('names the address that a browser on this machine can open', () => {
  expect(announcement(testConfig({ PORT: '3100' }), known)).toContain('The site is ready: http://localhost:3100\n')
  expect(announcement(testConfig({ HOST: '192.168.1.5' }), known)).toContain('http://192.168.1.5:3000\n')
  expect(announcement(testConfig({ SITE_URL: 'https://a.example' }), known)).toContain(
    'https://a.example (on this machine http://localhost:3000)',
  )
})

it('tells the first owner name and password, the first time only', () => {
  const first = announcement(testConfig(), { isNew: true, password: 'k7m2p-9x4tq' })
  expect(first).toMatch(/name: +admin\n/)
  expect(first).toMatch(/password: +k7m2p-9x4tq /)
  expect(announcement(testConfig(), known)).not.toContain('password')
})

it('does not repeat a password that the operator chose', () => {
  const given = announcement(testConfig({ ADMIN_PASSWORD: 'a very long secret' }), { isNew: true, password: null })
  expect(given).toContain('account is admin, with ADMIN_PASSWORD')
  expect(given).not.toContain('a very long secret')
})

it('says that no mail leaves as long as nobody said where to', () => {
  expect(announcement(testConfig(), known)).toContain('No mail is sent without SMTP_URL')
  expect(announcement(testConfig({ SMTP_URL: 'smtp://mail.example' }), known)).not.toContain('SMTP_URL')
})
