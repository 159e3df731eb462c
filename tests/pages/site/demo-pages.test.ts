import { DomUtils } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { labels } from '#content/labels.ts'
import { companyFigures } from '#content/pages/about.ts'
import { collectionPage } from '#content/pages/collection.ts'
import { productPage } from '#content/pages/product.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { demoBrands } from '#tests/support/demo-brands.ts'
import { demoPage } from '#tests/support/content/demo-texts.ts'
import { ask, type Page } from '#tests/pages/page.ts'

const IBERSEAL = demoBrands.find(({ slug }) => slug === 'iberseal')!

type Element = ReturnType<Page['all']>[number]

const linksIn = (part: Element | undefined) => DomUtils.getElementsByTagName('a', part ? [part] : [], true)
const hasField = (form: Element, name: string) =>
  DomUtils.findOne(({ attribs }) => attribs['name'] === name, form.children, true) !== null

describe.each(LOCALES)('a page of the demo content [%s]', (locale) => {
  const see = (path: string) => ask(localizedPath(locale, path))

  test('tells what the catalogue holds', async () => {
    const [said = ''] = (await see('/about')).texts('main')
    expect(said).toContain(`${companyFigures.products[locale]}61`)
    expect(said).toContain(`${companyFigures.categories[locale]}8`)
    expect((await see('/catalogue')).attributes('a', 'href')).toContain(localizedPath(locale, '/catalogue.xlsx'))
  })

  test('leads to the privacy policy before a form is sent', async () => {
    const form = (await see('/contact')).all('form').find((one) => hasField(one, 'message'))
    const policy = linksIn(form).find((link) => DomUtils.textContent(link).includes(demoPage('privacy').title[locale]))
    expect(policy?.attribs['href']).toBe(localizedPath(locale, '/privacy-policy'))
  })

  test('lists the pictures of a product, those first that are not on show yet', async () => {
    const sections = (await see('/pu-foam/805')).all('section')
    const pictures = sections.find(({ attribs }) => attribs['aria-labelledby'] === 'product-pictures')
    const { picture } = productPage.gallery
    expect(linksIn(pictures).map(({ attribs }) => attribs['aria-label'])).toEqual(
      [2, 3, 1].map((one) => picture[locale](one)),
    )
  })

  test('of a brand says what its tabs say, and leads to its products as they lead to it', async () => {
    const page = await see('/brands/iberseal')
    const [said = ''] = page.texts('main')
    const { name, longDescription, applications, specialties, email } = IBERSEAL
    const told = [name, longDescription, specialties[0]!.description].map((words) => words[locale])
    for (const words of [...told, applications[locale][0]!, email]) expect(said).toContain(words)
    const cards = page.all('*').filter(({ attribs }) => attribs['class']?.split(' ').includes('product-card'))
    expect(cards).toHaveLength(12)
    expect(page.attributes('a', 'href')).toContain(localizedPath(locale, '/collection?brand=IBERSEAL'))
    expect((await see('/hybrid-polymer/ms-55')).attributes('a', 'href')).toContain(
      localizedPath(locale, '/brands/iberseal'),
    )
  })

  test('of the brands opens the one that its address names', async () => {
    expect((await see('/brands')).visibleText).not.toContain(IBERSEAL.email)
    expect((await see('/brands?brand=iberseal')).visibleText).toContain(IBERSEAL.email)
  })

  test('narrows a category by a plain form', async () => {
    const page = await see('/categories/sealants?colour=white')
    const boxes = page.all('input').filter(({ attribs }) => attribs['name'] === 'colour' && 'checked' in attribs)
    expect(new Set(boxes.map(({ attribs }) => attribs['value']))).toEqual(new Set(['white']))
    const form = page.all('form').find((one) => hasField(one, 'colour'))!
    expect(form.attribs['method']?.toLowerCase() ?? 'get').toBe('get')
    expect(page.texts('button')).toContain(collectionPage.apply[locale])
  })

  test('asks for the first picture of a list from its head', async () => {
    for (const path of ['/collection', '/search?q=805']) {
      const [head = '', body = ''] = (await see(path)).html.split('</head>')
      const [, first = 'no picture'] = /class="product-card"[^]*?srcSet="([^"]+)"/.exec(body) ?? []
      expect(head, path).toMatch(/<link rel="preload" as="image"/)
      expect(head, path).toContain(`imageSrcSet="${first}"`)
    }
  })

  test('has a search that is a plain form, and a way to call, where a product is missing too', async () => {
    for (const path of ['/nope', '/pu-foam/nope']) {
      const page = await see(path)
      const searches = page.all('form').filter(({ attribs }) => attribs['action'] === localizedPath(locale, '/search'))
      expect(searches.filter((form) => hasField(form, 'q')).length).toBeGreaterThan(0)
      expect(page.attributes('aside', 'aria-label')).toContain(labels.callUs[locale])
    }
  })
})
