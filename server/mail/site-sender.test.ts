import { expect, it } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { siteSender } from './site-sender.ts'

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
