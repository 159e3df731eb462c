import { expect, it } from 'vitest'
import { NO_FOLLOW_UP } from '#domain/follow-up/follow-up.ts'
import type { Message } from '#domain/messages/message.ts'
import { aQuote } from '#tests/support/records.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { noticeListMail } from './follow-up-mails.ts'
import { toMailFailure } from './mail-failure.ts'
import { siteSender } from './site-sender.ts'

it('keeps day and number apart in a list: Arabic would turn the day around', () => {
  const message = { ...aQuote(), id: 'm', number: 'RQ-2026-00019', followUp: NO_FOLLOW_UP } as unknown as Message
  const told = [{ kind: 'due', message, at: '2026-11-29T06:00:00.000Z' }] as const
  const scene = { sender: { ar: 'روابط', en: 'Rawabit' }, siteUrl: 'https://site.example' }
  const mailIn = (locale: 'ar' | 'en') =>
    noticeListMail(told, 'daily', { ...scene, reader: { email: 'noura@site.example', locale } })
  expect(mailIn('ar').html).toContain('<bdi dir="auto">\u200f\u2066RQ-2026-00019\u2069 · 29 نوفمبر 2026، 09:00</bdi>')
  expect(mailIn('en').html).toContain('<bdi dir="auto">RQ-2026-00019 · 29 Nov 2026, 09:00</bdi>')
})

it('says what the server answered, in one line of bounded length', () => {
  const error = Object.assign(new Error('x'), { code: 'EENVELOPE', response: `550 no\r\n${'x'.repeat(1000)}` })
  const { text, isServerAway } = toMailFailure(error)
  expect(text).toMatch(/^EENVELOPE: 550 no x+$/)
  expect(text).toHaveLength(300)
  expect(isServerAway).toBe(false)
})

it('takes anything that is not about the mail itself for a server that is away', () => {
  expect(toMailFailure(Object.assign(new Error('refused'), { code: 'ECONNECTION' }))).toEqual({
    text: 'ECONNECTION: refused',
    code: 'ECONNECTION',
    isServerAway: true,
  })
  expect(toMailFailure(new Error('late')).isServerAway).toBe(true)
})

it('names the kind of failure for the log, and nobody', () => {
  const codes = [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ESOCKET' }),
    Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535, response: '535 bad password of sara' }),
    new Error('sara@client.example'),
  ].map((error) => toMailFailure(error).code)
  expect(codes).toEqual(['ECONNREFUSED', 'EAUTH 535', 'unknown'])
})

const settings = { get: async () => demoSettings }

it('mails are from the address of the configuration, or the one that the site shows', async () => {
  const from = await siteSender(testConfig({ MAIL_FROM: 'noreply@site.example' }), settings)
  expect(from).toEqual({ name: `${demoSettings.name.en} | ${demoSettings.name.ar}`, address: 'noreply@site.example' })
  const named = await siteSender(testConfig({ MAIL_FROM: '"Rawabit, Riyadh" <a@site.example>' }), settings)
  expect(named).toEqual({ name: 'Rawabit, Riyadh', address: 'a@site.example' })
  expect(await siteSender(testConfig({ MAIL_FROM: 'Rawabit <a@site.example>' }), settings)).toMatchObject({
    name: 'Rawabit',
  })
  expect((await siteSender(testConfig(), settings)).address).toBe(demoSettings.email)
})

it('mails of a site that has no address yet are from its host, by its one name', async () => {
  const neutral = { get: async () => neutralSettings('shop.example') }
  const from = await siteSender(testConfig({ SITE_URL: 'https://shop.example' }), neutral)
  expect(from).toEqual({ name: 'shop.example', address: 'noreply@shop.example' })
})

it('mails carry the logo of the site, under its whole address', async () => {
  const logo = { src: '/api/uploads/a.png', width: 640, height: 160 }
  const config = testConfig({ SITE_URL: 'https://shop.example' })
  expect(await siteSender(config, settings, { view: async () => ({ logo }) })).toMatchObject({
    logo: { ...logo, src: 'https://shop.example/api/uploads/a.png' },
  })
  expect(await siteSender(config, settings, { view: async () => null })).not.toHaveProperty('logo')
})
