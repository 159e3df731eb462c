import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSocialPath, type SocialCard } from '#domain/site/social-card.ts'
import type { Product } from '#domain/products/product.ts'
import { aStoredProduct } from '#tests/support/records.ts'
import { openFileCache } from '#server/files/file-cache.ts'
import { createPictureProcess } from '#server/files/picture-process.ts'
import { sharp } from '#server/files/sharp.ts'
import { silent } from '#tests/support/services/deps.ts'
import { createSocialPictures, type SocialPicturesDeps } from './social-pictures.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const folder = testFolder()

const stored = { file: 'a.webp', width: 1200, height: 1200, color: null, renditions: { avif: [], webp: [] } }

const toRecord = (given: Partial<Product> = {}) => aStoredProduct({ image: stored, ...given })

function open(record: Product | null, given: Partial<SocialPicturesDeps> = {}) {
  const none = { get: async () => null }
  return createSocialPictures({
    brands: none,
    categories: none,
    posts: none,
    products: { get: async (id) => (id === record?.id ? record : null) },
    storage: { read: async () => readFileSync(join(import.meta.dirname, '../../../seed/media/products/805.webp')) },
    cache: openFileCache(join(folder(), 'cache'), 10_000_000),
    log: silent,
    clock: () => new Date(),
    ...given,
  })
}

async function requestFor(record: Product, pictures: ReturnType<typeof open>) {
  const request = readSocialPath(await pictures.pathOf({ kind: 'products', record }, 'ar'))
  if (!request) throw new Error('The address cannot be read')
  return request
}

test('a product has a picture of 1200 by 630 pixels with its pack and its words on it', async () => {
  const { social } = createPictureProcess({ idleLimit: 10 })
  const pictures = open(toRecord(), { draw: social, patience: 60_000 })
  const answer = await pictures.open(await requestFor(toRecord(), pictures))
  if (answer?.kind !== 'picture') throw new Error('There is no picture')
  const picture = sharp(answer.bytes)
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  // The pack stands on the left in Arabic, the words on the right.
  for (const left of [40, 700]) {
    const { entropy } = await sharp(answer.bytes).extract({ left, top: 60, width: 460, height: 500 }).stats()
    expect(entropy).toBeGreaterThan(0.5)
  }
  expect(answer.bytes.length).toBeLessThan(200_000)
})

test('a picture is made once, however many ask, and cached', async () => {
  const drawn: SocialCard[] = []
  const draw = async (card: SocialCard) => {
    drawn.push(card)
    return Buffer.from('jpeg')
  }
  const pictures = open(toRecord(), { draw })
  const request = await requestFor(toRecord(), pictures)
  await Promise.all([pictures.open(request), pictures.open(request), pictures.open(request)])
  expect(await open(toRecord(), { draw }).open(request)).toEqual({ kind: 'picture', bytes: Buffer.from('jpeg') })
  expect(drawn).toHaveLength(1)
})

test('the address changes with what is on the picture, and with nothing else', async () => {
  const pathOf = (given: Partial<Product>) => open(null).pathOf({ kind: 'products', record: toRecord(given) }, 'ar')
  expect(await pathOf({ description: { ar: 'أخرى', en: 'Other' } })).toBe(await pathOf({}))
  expect(await pathOf({ name: { ar: 'رغوة أخرى', en: '805 PU Foam' } })).not.toBe(await pathOf({}))
  expect(await pathOf({ image: { ...stored, file: 'b.webp' } })).not.toBe(await pathOf({}))
})

test('an address of before a change leads to the picture of now', async () => {
  const before = await requestFor(toRecord(), open(null))
  const changed = toRecord({ name: { ar: 'رغوة أخرى', en: 'Other' } })
  const pictures = open(changed)
  expect(await pictures.open(before)).toEqual({
    kind: 'moved',
    path: await pictures.pathOf({ kind: 'products', record: changed }, 'ar'),
  })
})

test('a record that there is none of has no picture', async () =>
  expect(await open(null).open(await requestFor(toRecord(), open(null)))).toBeNull())

test('a picture that cannot be drawn is not tried again at once, and nobody waits for it', async () => {
  let tries = 0
  const draw = async () => {
    tries += 1
    throw new Error('The picture process has ended.')
  }
  const pictures = open(toRecord(), { draw })
  const request = await requestFor(toRecord(), pictures)
  expect(await pictures.open(request)).toEqual({ kind: 'later' })
  expect(await pictures.open(request)).toEqual({ kind: 'later' })
  expect(tries).toBe(1)
})

test('who waits too long is sent on, and the picture is there the next time', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const pictures = open(toRecord(), { draw: () => promise, patience: 5 })
  const request = await requestFor(toRecord(), pictures)
  expect(await pictures.open(request)).toEqual({ kind: 'later' })
  resolve(Buffer.from('jpeg'))
  await expect.poll(async () => (await pictures.open(request))?.kind).toBe('picture')
})

test('a picture that the disk does not take is shown all the same', async () => {
  const full = { get: async () => null, put: async () => Promise.reject(new Error('No space left')) }
  const pictures = open(toRecord(), { draw: async () => Buffer.from('jpeg'), cache: full })
  expect(await pictures.open(await requestFor(toRecord(), pictures))).toMatchObject({ kind: 'picture' })
})
