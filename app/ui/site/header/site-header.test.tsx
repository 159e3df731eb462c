import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { CategoriesDropdown } from './categories-dropdown.tsx'
import { SiteHeader } from './site-header.tsx'

const foam = { id: 'pu-foam', name: 'رغوة البولي يوريثان', accent: 1, productCount: 7, picture: null }

const dropdown = (open: boolean) => <CategoriesDropdown id="list" open={open} onFollow={() => {}} />

test('the categories entry leads to all of them without scripts', () => {
  const html = renderPage(<SiteHeader />, { categories: [foam] })
  expect(html).toMatch(/<a class="site-nav-link"[^>]* href="\/categories"/)
})

test('the dropdown lists every category with its count, but only while it is open', () => {
  const html = renderPage(dropdown(true), { categories: [foam] })
  expect(html).toContain('href="/categories/pu-foam"')
  expect(html).toContain('7\u00a0منتجات')
  expect(renderPage(dropdown(false), { categories: [foam] })).not.toContain('href')
})

test.each([
  ['/', null, 'خطأ في التحميل'],
  ['/en', null, 'Error loading'],
  ['/', [], 'لا توجد فئات'],
  ['/en', [], 'No categories'],
])('on %s the dropdown with %s says %s', (path, categories, text) => {
  expect(renderPage(dropdown(true), { path, categories })).toContain(
    `<output class="categories-notice">${text}</output>`,
  )
})

test('the search box asks the results page of its own language by name', () => {
  const html = renderPage(<SiteHeader />, { path: '/en' })
  expect(html).toContain('action="/en/search"')
  expect(html).toContain('name="q"')
})

test('a product page marks the entry that it says it belongs to', () => {
  const html = renderPage(<SiteHeader section="/categories" />, { path: '/pu-foam/805' })
  expect(html).toMatch(/aria-current="true"[^>]*href="\/categories"/)
})

test('the entry of a page below it is marked, the home entry only at home', () => {
  const html = renderPage(<SiteHeader />, { path: '/en/blogs/foam' })
  expect(html).toMatch(/aria-current="true"[^>]*href="\/en\/blogs"/)
  expect(html).not.toMatch(/aria-current="\w+"[^>]*href="\/en"/)
})
