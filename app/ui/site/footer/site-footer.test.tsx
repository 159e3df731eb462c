import { expect, test } from 'vitest'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { SiteFooter } from './site-footer.tsx'

test('the quick links stand in the language of the page', () => {
  const html = renderPage(<SiteFooter call />, { path: '/en/about' })
  for (const href of ['/en', '/en/categories', '/en/brands', '/en/contact']) expect(html).toContain(`href="${href}"`)
})

test('phone and e-mail are dialled and written to, and read left to right', () => {
  const html = renderPage(<SiteFooter call={false} />)
  expect(html).toContain('href="tel:+966110000000"')
  expect(html).toContain('href="mailto:info@example.com"')
  expect(html).toContain('<bdi dir="ltr">+966 11 000 0000</bdi>')
})

test('a page that ends in a form has no call line', () => {
  expect(renderPage(<SiteFooter call={false} />)).not.toContain('أرسل قائمتك')
  expect(renderPage(<SiteFooter call />)).toContain('أرسل قائمتك')
})

test('the developer is credited in English on Arabic pages too', () =>
  expect(renderPage(<SiteFooter call />)).toContain('Website developed by the Rawabit web team'))

test('a company that has not said how it is reached is offered no number, address or network', () => {
  const html = renderPage(<SiteFooter call />, { settings: neutralSettings('shop.example') })
  expect(html).not.toMatch(/tel:|mailto:|wa\.me|openstreetmap|social-link|site-footer-contact|href=""/)
  expect(html).toContain('shop.example')
})

test('whoever is asked for a list is led to it', () => {
  expect(renderPage(<SiteFooter call />, { path: '/en/about' })).toMatch(/href="\/en\/quote"[^>]*>Send your list/)
})

test('an hour and its half of the day stay on one line', () => {
  expect(renderPage(<SiteFooter call />)).toContain('8:00\u00a0صباحاً')
})
