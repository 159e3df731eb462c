import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { DatasheetLink } from './datasheet-link.tsx'

const datasheet = { url: '/api/uploads/1.pdf', name: '805-TDS-en.pdf', locale: 'en' as const, bytes: 210_000 }
const heard = (path: string, more: object = {}, icon = false) =>
  renderPage(<DatasheetLink datasheet={{ ...datasheet, ...more }} icon={icon} />, { path })
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')

test.each([true, false])('whoever hears the button hears what it is, its language and size, as an icon: %s', (icon) => {
  expect(heard('/en', {}, icon)).toBe('PDF data sheet in English, 210 kB')
  expect(heard('/', {}, icon)).toBe('PDF ورقة البيانات بالإنجليزية، 210 كيلوبايت')
  expect(heard('/', { locale: 'ar', bytes: null }, icon)).toBe('PDF ورقة البيانات بالعربية')
})
