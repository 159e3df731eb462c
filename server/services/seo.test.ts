import { expect, it } from 'vitest'
import type { SeoOverride } from '../../domain/seo-override.ts'
import { onEveryDatabase } from '../../tests/support/database.ts'
import { tickingClock } from '../../tests/support/records.ts'
import { createSeo } from './seo.ts'

const pair = (text: string) => ({ ar: `${text} عربي`, en: text })

function anOverride(title: string): SeoOverride {
  const product = {
    name: pair('Foam'),
    sku: 'AB-805',
    brand: 'ANADOL BOND',
    price: 45,
    availability: 'InStock' as const,
  }
  return {
    metaTitle: pair(title),
    metaDescription: pair(''),
    keywords: { ar: ['رغوة'], en: [] },
    urlSlug: '',
    h1: pair(''),
    h2_1: pair(''),
    h2_2: pair(''),
    h2_3: pair(''),
    altText: { ar: [], en: [] },
    structuredData: { product, faq: { ar: [{ question: 'ما هي؟', answer: 'رغوة' }], en: [] } },
  }
}

onEveryDatabase('overrides for search engines', (db) => {
  const service = () => createSeo({ db: db(), clock: tickingClock() })
  const titleFor = async (id: string, slug = id) =>
    (await service().productOverride({ id, slug, name: pair('Product') }))?.metaTitle.en

  it('are found by their own key, or by the longest that is part of the product', async () => {
    await service().save('ms-55', anOverride('MS 55'))
    await service().save('55', anOverride('Fifty five'))
    expect(await titleFor('ms-55')).toBe('MS 55')
    expect(await titleFor('17', 'ms-55-hybrid')).toBe('MS 55')
    expect(await titleFor('55-plus')).toBe('Fifty five')
    expect(await titleFor('550')).toBeUndefined()
  })

  it('come back as they were saved the last time, until they are removed', async () => {
    await service().save('805', anOverride('first'))
    await service().save('805', anOverride('second'))
    expect(await service().keys()).toEqual(['805'])
    expect(await service().get('805')).toEqual(anOverride('second'))
    expect(await service().remove('805')).toMatchObject({ ok: true })
    expect(await service().remove('805')).toMatchObject({ failure: { kind: 'not-found' } })
    expect(await service().get('805')).toBeNull()
  })
})
