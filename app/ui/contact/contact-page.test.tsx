import { expect, test } from 'vitest'
import { contactNames } from '#content/pages/contact.ts'
import { inLanguage } from '#domain/text/locale.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { Channels } from './contact-page.tsx'

const channels = inLanguage(contactNames, 'en')
const numbersOf = (phone: string, salesPhone: string) =>
  renderPage(<Channels channels={channels} messagingText="" />, {
    path: '/en',
    settings: { ...demoSettings, phone, salesPhone },
  }).match(/(?<=href="tel:)[^"]+/g)

test('every number of the company is told, each once', () => {
  const [office, mobile] = ['+966 11 000 0000', '+966 50 123 4567']
  expect(numbersOf(office, mobile)).toEqual(['+966501234567', '+966110000000'])
  expect(numbersOf(office, office)).toEqual(['+966110000000'])
  expect(numbersOf(office, '')).toEqual(['+966110000000'])
  expect(numbersOf('', mobile)).toEqual(['+966501234567'])
})
