import { expect, it } from 'vitest'
import { siteDefaults } from '../../content/site.ts'
import { testConfig } from '../../tests/support/test-app.ts'
import { siteSender } from './site-sender.ts'

const settings = { get: async () => siteDefaults }

it('mails are from the address of the configuration, or the one that the site shows', async () => {
  const from = await siteSender(testConfig({ MAIL_FROM: 'noreply@site.example' }), settings)
  expect(from).toEqual({ name: `${siteDefaults.name.en} | ${siteDefaults.name.ar}`, address: 'noreply@site.example' })
  const named = await siteSender(testConfig({ MAIL_FROM: '"Rawabit, Riyadh" <a@site.example>' }), settings)
  expect(named).toEqual({ name: 'Rawabit, Riyadh', address: 'a@site.example' })
  expect(await siteSender(testConfig({ MAIL_FROM: 'Rawabit <a@site.example>' }), settings)).toMatchObject({
    name: 'Rawabit',
  })
  expect((await siteSender(testConfig(), settings)).address).toBe(siteDefaults.email)
})
