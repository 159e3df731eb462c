import { resolve } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { COUNTED_CHECKS, type CountedCheck } from '#domain/records/content-check.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aPost, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { conditionOf } from '#server/data/site/content-checks-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createContentChecks } from './content-checks.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createEditing } from '#server/services/records.ts'
import { createRedirects } from './redirects.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const both = (text: string) => ({ ar: text && `${text} ع`, en: text })

onEveryDatabase('checks of the content', (db, engine) => {
  const on = () => ({ db: db(), clock: tickingClock() })
  const siteFolder = resolve('public')
  const checks = () => createContentChecks({ db: db(), siteFolder })
  let picture = ''
  let pdf = ''
  beforeEach(async () => {
    await giveAccount(db(), sara)
    picture = (await insertFile(db(), aFile('picture'))).name
    pdf = (await insertFile(db(), aFile('sheet', { kind: 'pdf' }))).name
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam', image: picture, description: both('All') })))
  })

  const addProduct = async (slug: string, given: Parameters<typeof aProduct>[0] = {}) =>
    valueOf(await createProducts(on()).create(aProduct({ slug, image: picture, pdf: { ar: pdf, en: null }, ...given })))
  const addPost = async (slug: string, given: Parameters<typeof aPost>[0] = {}) =>
    valueOf(await createPosts(on()).create(aPost({ slug, image: picture, imageAlt: both('A wall'), ...given })))
  const found = async (check: CountedCheck) =>
    (await checks().list(check, 1)).map(({ kind, id, lacks }) => [
      `${kind}/${id}`,
      ...lacks.map(({ field, locale }) => (locale ? `${field} ${locale}` : field)),
    ])

  it('find nothing where nothing is missing', async () => {
    await addProduct('805')
    await addPost('fire')
    const none = Object.fromEntries(COUNTED_CHECKS.map((check) => [check, 0]))
    expect(await checks().counts()).toEqual(none)
    expect(await checks().brokenLinks()).toEqual([])
  })

  it('name the side of every text that lacks its translation', async () => {
    await addProduct('805', { description: { ar: 'رغوة', en: ' ' }, brand: { ar: '', en: 'ANADOL BOND' } })
    await addProduct('both-empty', { madeIn: { ar: '', en: '' } })
    await addPost('fire', { detail: { ar: '', en: '<p>A fire joint</p>' } })
    expect(await found('translation')).toEqual([
      ['products/805', 'description en', 'brand ar'],
      ['posts/fire', 'detail ar'],
    ])
  })

  it('name the language that words of packs lack', async () => {
    const packs = [aVariant(), aVariant({ type: both('Grey'), volume: { ar: '750 مل', en: null } })]
    await addProduct('half', { variants: packs })
    await addProduct('whole', { variants: [aVariant()] })
    expect(await found('packs')).toEqual([['products/half', 'packs en']])
  })

  it('find what has no description, no picture and no datasheet', async () => {
    await addProduct('bare', { description: both(''), image: null, pdf: { ar: null, en: null } })
    await addProduct('remote', { image: 'https://img.example/a.webp', pdf: { ar: null, en: pdf } })
    const figure = { key: 'f', label: both('Figure'), value: '1', unit: both('') }
    await addProduct('printed', { pdf: { ar: null, en: null }, specs: [figure, figure, figure] })
    await addPost('fire', { snippet: both(''), image: null })
    valueOf(await createCategories(on()).create(aCategory({ slug: 'glue', image: null, description: both('') })))
    expect(await found('description')).toEqual([
      ['products/bare', 'description'],
      ['categories/glue', 'description'],
      ['posts/fire', 'snippet'],
    ])
    expect(await found('picture')).toEqual([
      ['products/bare', 'image'],
      ['categories/glue', 'image'],
      ['posts/fire', 'image'],
    ])
    expect(await found('datasheet')).toEqual([['products/bare', 'pdf']])
  })

  it('find pictures that nobody has described, beside articles and within their texts', async () => {
    const img = (alt: string) => `<p>Text <img src="/api/uploads/${picture}"${alt} /></p>`
    await addPost('cover', { imageAlt: { ar: 'جدار', en: '' } })
    await addPost('empty', { detail: { ar: img(' alt="جدار"'), en: img(' alt=""') } })
    await addPost('none', { detail: { ar: img(' alt="جدار"') + img(''), en: img(' alt="A wall"') } })
    expect((await found('picture-text')).toSorted()).toEqual([
      ['posts/cover', 'imageAlt en'],
      ['posts/empty', 'textPictures en'],
      ['posts/none', 'textPictures ar'],
    ])
  })

  it('count what they list, page by page over all kinds', async () => {
    for (let number = 1; number <= 52; number++) await addProduct(`p-${number}`, { image: null })
    await addPost('fire', { image: null })
    expect((await checks().counts()).picture).toBe(53)
    expect(await checks().list('picture', 1)).toHaveLength(50)
    const rest = await checks().list('picture', 2)
    expect(rest.map(({ kind }) => kind)).toEqual(['products', 'products', 'posts'])
    expect(await checks().list('picture', 3)).toEqual([])
  })

  it('look for products by an index, so that their number makes no difference', async () => {
    if (engine !== 'sqlite') return expect(engine).toBe('postgres')
    for (const check of ['translation', 'description', 'picture', 'datasheet'] as const) {
      const condition = conditionOf('products', check)
      const plan = await sql<{ detail: string }>`explain query plan
        select id from products where ${condition} order by updated_at desc, id`.execute(db())
      expect(plan.rows.map(({ detail }) => detail).join()).toContain(`products_without_${check}`)
    }
  })

  describe('of links in articles', () => {
    const links = async (...hrefs: string[]) => {
      const html = hrefs.map((href) => `<p><a href="${href}">link</a></p>`).join('')
      await addPost('links', { detail: { ar: '', en: html } })
      return (await checks().brokenLinks()).flatMap((post) => post.links.map(({ href, leadsTo }) => [href, leadsTo]))
    }

    it('leave those alone that lead to a page, a record or a file, in either language', async () => {
      await addProduct('805', { categoryId: 'foam' })
      const body = { existing_file_en: pdf }
      const at = '2026-03-01T07:00:00.000Z'
      await insertContent(db(), 'page', { id: 'catalogue', body, createdAt: at, updatedAt: at })
      expect(
        await links(
          '/about',
          '/en/foam/805',
          '/collection?category=foam#top',
          '/categories/foam',
          `/api/uploads/${pdf}`,
          '/catalogue/rawabit-catalogue-en.pdf#page=2',
          '/catalogue/ar.pdf',
          '/icons/icon-192.png',
          '/en/feed.xml',
          '/sitemap.xml',
        ),
      ).toEqual([])
    })

    it('believe no ending: old pages and files that the site has not are found as well', async () => {
      const redirects = createRedirects({ ...on(), siteUrl: 'https://site.example' })
      valueOf(await redirects.edit(null, { from: '/product.php?id=805', to: '/about' }, sara))
      const lost = ['/old-page.html', '/catalogue/old.pdf', '/catalogue/ar.pdf', '/icons']
      expect(await links(...lost, '/product.php?id=805')).toEqual([
        ...lost.map((href) => [href, null]),
        ['/product.php?id=805', '/about'],
      ])
    })

    it('find those that lead nowhere', async () =>
      expect(await links('/nowhere', '/foam/none', '/api/uploads/none.pdf', '/blogs/none')).toEqual([
        ['/nowhere', null],
        ['/foam/none', null],
        ['/api/uploads/none.pdf', null],
        ['/blogs/none', null],
      ]))

    it('find those to what lies in the bin, by every address that it had', async () => {
      await addProduct('805', { categoryId: 'foam' })
      for (const slug of ['foam-805', 'gun-805']) valueOf(await createProducts(on()).update('805', { slug }))
      await createEditing({ ...on(), uploads: noUploads }).product.remove({ product_id: '805' }, sara)
      await links('/foam/805', '/en/foam/gun-805', '/foam/foam-805', '/foam/none')
      const [post] = await checks().brokenLinks()
      const inBin = { kind: 'product', name: { ar: 'رغوة 805', en: '805 PU Foam' } }
      expect(post?.links.map((link) => [link.href, link.leadsTo, link.inBin])).toEqual([
        ['/foam/805', null, inBin],
        ['/en/foam/gun-805', null, inBin],
        ['/foam/foam-805', null, inBin],
        ['/foam/none', null, null],
      ])
    })

    it('find buttons of slides that lead to what lies in the bin', async () => {
      await addProduct('805', { categoryId: 'foam' })
      const body = { title_ar: 'نار', title_en: 'Fire', link: '/foam/805', link2: '/foam/none' }
      const at = '2026-03-01T07:00:00.000Z'
      await insertContent(db(), 'slide', { id: 'fire', body, createdAt: at, updatedAt: at })
      await createEditing({ ...on(), uploads: noUploads }).product.remove({ product_id: '805' }, sara)
      expect(await checks().brokenLinks()).toEqual([
        {
          kind: 'slide',
          id: 'fire',
          name: { ar: 'نار', en: 'Fire' },
          links: [
            {
              href: '/foam/805',
              locale: null,
              leadsTo: null,
              inBin: { kind: 'product', name: { ar: 'رغوة 805', en: '805 PU Foam' } },
            },
            { href: '/foam/none', locale: null, leadsTo: null, inBin: null },
          ],
        },
      ])
    })

    it('find those that only lead on, and say where to', async () => {
      await addProduct('805', { categoryId: 'foam' })
      await addPost('old')
      valueOf(await createPosts(on()).update('old', { slug: 'middle' }))
      valueOf(await createPosts(on()).update('old', { slug: 'new' }))
      expect(await links('/glue/805', '/en/blogs/middle')).toEqual([
        ['/glue/805', '/foam/805'],
        ['/en/blogs/middle', '/blogs/new'],
      ])
    })
  })
})
