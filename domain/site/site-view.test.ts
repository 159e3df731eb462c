import { describe, expect, test } from 'vitest'
import { BLANK_CATEGORY } from '#domain/catalogue/category.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from './neutral-settings.ts'
import { toMenuCategory, toSiteView } from './site-view.ts'

test('names and texts are those of the page’s language', () => {
  expect(toSiteView(demoSettings, 'ar').name).toBe('روابط')
  expect(toSiteView(demoSettings, 'en').name).toBe('Rawabit')
})

test('numbers and addresses can be followed', () => {
  const site = toSiteView(demoSettings, 'en')
  expect(site.salesPhone?.href).toBe('tel:+966110000000')
  expect(site.email?.href).toBe('mailto:info@example.com')
  expect(site.messaging?.href).toBe('https://wa.me/966110000000')
})

test('the navigation shows a category by its name in one language, with the number of its products', () => {
  const category = {
    ...BLANK_CATEGORY,
    id: 'spray',
    version: 1,
    name: { ar: 'البخاخات', en: 'Sprays' },
    image: null,
    productCount: 9,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  expect(toMenuCategory(category, 'en')).toEqual({
    id: 'spray',
    name: 'Sprays',
    accent: 7,
    productCount: 9,
    picture: null,
  })
})

describe('a site that says nothing yet', () => {
  const neutral = neutralSettings('shop.example')

  test('has a name and no way to reach it', () => {
    const none = { phone: null, salesPhone: null, email: null, supportEmail: null, messaging: null, address: null }
    expect(toSiteView(neutral, 'ar')).toMatchObject({ name: 'shop.example', company: 'shop.example', ...none })
  })

  test('is called for sales and support as it is called at all', () => {
    const site = toSiteView({ ...neutral, phone: '+966 11 222 3333', email: 'all@shop.example' }, 'en')
    expect([site.salesPhone?.href, site.salesEmail?.text]).toEqual(['tel:+966112223333', 'all@shop.example'])
  })

  test('is described by the first of its texts that says something', () => {
    const summary = { ar: '', en: 'Glue for all.' }
    const described = (locale: 'ar' | 'en') => toSiteView({ ...neutral, summary }, locale).description
    expect([described('en'), described('ar')]).toEqual(['Glue for all.', 'shop.example'])
  })
})
