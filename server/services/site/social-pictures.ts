import { createHash } from 'node:crypto'
import { accentColours } from '#content/accents.ts'
import type { Locale } from '#domain/text/locale.ts'
import {
  SOCIAL_EDITION,
  socialPath,
  toSocialCard,
  type SocialCard,
  type SocialKind,
  type SocialSubject,
} from '#domain/site/social-card.ts'
import type { SiteSign } from '#domain/site/identity-view.ts'
import type { Clock } from '#server/clock.ts'
import type { FileCache } from '#server/files/file-cache.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { pictureProcess, type SocialFiles } from '#server/files/picture-process.ts'
import type { Log } from '#server/log.ts'
import { within } from '#server/patience.ts'
import type { BrandsService } from '#server/services/catalogue/brands.ts'
import type { CategoriesService } from '#server/services/catalogue/categories.ts'
import type { PostsService } from '#server/services/posts/posts.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'

/** The picture; where it is now; or that it is not to be had at the moment. */
type SocialAnswer =
  | { kind: 'picture'; bytes: Buffer<ArrayBuffer> }
  | { kind: 'moved'; path: string }
  | { kind: 'later' }

type SocialRequest = { kind: SocialKind; id: string; locale: Locale; fingerprint: string }

/** Pictures of records for shared links, made when somebody asks for one. */
type SocialPicturesService = {
  /** Where the picture of a record is found. What is on it decides the address, so what lies there never changes. */
  pathOf(subject: SocialSubject, locale: Locale): Promise<string>
  /** Null where there is no such record. */
  open(request: SocialRequest): Promise<SocialAnswer | null>
}

export type SocialPicturesDeps = {
  categories: Pick<CategoriesService, 'get'>
  brands: Pick<BrandsService, 'get'>
  products: Pick<ProductsService, 'get'>
  posts: Pick<PostsService, 'get'>
  storage: Pick<FileStorage, 'read'>
  cache: FileCache
  log: Log
  clock: Clock
  /** What the pictures carry; null for the signs of the demo content. */
  sign?: (locale: Locale) => Promise<SiteSign | null>
  /** Of their foot; null for that of the demo content. */
  colour?: () => Promise<string | null>
  draw?: (card: SocialCard, pictures: SocialFiles) => Promise<Buffer>
  /** Milliseconds that an asker waits for their picture; it is made nevertheless. */
  patience?: number
}

const MOST_WAITING = 20
const PATIENCE = 8_000
/** A picture that could not be drawn is not tried again at every asking. */
const REST_AFTER_FAILURE = 10 * 60_000

export function createSocialPictures(deps: SocialPicturesDeps): SocialPicturesService {
  const { patience = PATIENCE } = deps
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer> | null>>()
  const failed = new Map<string, number>()

  /** The same picture is made once, however many ask for it. */
  function drawOnce(card: SocialCard, name: string): Promise<Buffer<ArrayBuffer> | null> {
    const running = drawing.get(name)
    if (running) return running
    const rests = deps.clock().getTime() - (failed.get(name) ?? -Infinity) < REST_AFTER_FAILURE
    if (rests || drawing.size >= MOST_WAITING) return Promise.resolve(null)
    const started = draw(deps, card, name)
      .catch((error: unknown) => {
        deps.log.error('social picture failed', { kind: card.kind, id: card.id, error })
        if (failed.size > 1000) failed.clear()
        failed.set(name, deps.clock().getTime())
        return null
      })
      .finally(() => drawing.delete(name))
    drawing.set(name, started)
    return started
  }

  return {
    async pathOf(subject, locale) {
      const card = await cardOf(deps, subject, locale)
      return socialPath(card, fingerprintOf(card))
    },
    async open(request) {
      const subject = await findSubject(deps, request)
      if (!subject) return null
      const card = await cardOf(deps, subject, request.locale)
      const fingerprint = fingerprintOf(card)
      if (fingerprint !== request.fingerprint) return { kind: 'moved', path: socialPath(card, fingerprint) }
      const name = `${fingerprint}.jpg`
      const bytes = (await deps.cache.get(name)) ?? (await within(patience, drawOnce(card, name)))
      return bytes ? { kind: 'picture', bytes } : { kind: 'later' }
    },
  }
}

async function cardOf(
  { sign, colour }: SocialPicturesDeps,
  subject: SocialSubject,
  locale: Locale,
): Promise<SocialCard> {
  const card = toSocialCard(subject, locale, accentColours)
  const [own, ownColour] = await Promise.all([sign?.(locale), colour?.()])
  return { ...card, ...(own && { sign: own }), ...(ownColour && { colour: ownColour }) }
}

function fingerprintOf(card: SocialCard): string {
  const content = JSON.stringify([SOCIAL_EDITION, card])
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}

async function findSubject(deps: SocialPicturesDeps, { kind, id }: SocialRequest): Promise<SocialSubject | null> {
  if (kind === 'products') {
    const record = await deps.products.get(id)
    return record && { kind, record }
  }
  if (kind === 'posts') {
    const record = await deps.posts.get(id)
    return record && { kind, record }
  }
  if (kind === 'brands') {
    const record = await deps.brands.get(id)
    return record && { kind, record }
  }
  const record = await deps.categories.get(id)
  return record && { kind, record }
}

/** A picture that cannot be cached is shown all the same. */
async function draw(deps: SocialPicturesDeps, card: SocialCard, name: string): Promise<Buffer<ArrayBuffer>> {
  const { storage, cache, log, draw: drawCard = pictureProcess.social } = deps
  const read = async (name: string | null | undefined) => (name ? await storage.read(name) : null)
  const [picture, logo, mark] = await Promise.all([card.picture, card.sign?.logo, card.sign?.mark].map(read))
  const files = { picture: picture ?? null, logo: logo ?? null, mark: mark ?? null }
  const bytes = Buffer.from(await drawCard(card, files))
  await cache.put(name, bytes).catch((error: unknown) => log.warn('social picture not kept', { error }))
  return bytes
}
