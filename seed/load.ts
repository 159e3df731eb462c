import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outcome } from '../domain/records/errors.ts'
import type { Clock } from '../server/clock.ts'
import { type Db, inTransaction } from '../server/data/engine/database.ts'
import { awaitLock } from '../server/data/engine/dialect.ts'
import { isUntouched } from '../server/data/engine/emptiness.ts'
import { replaceAttributes } from '../server/data/catalogue/attributes-store.ts'
import { adoptRecords } from '../server/data/records/adoption-store.ts'
import { saveSeoOverrides } from '../server/data/site/seo-store.ts'
import type { FileStorage } from '../server/files/file-storage.ts'
import type { Services } from '../server/services/services.ts'
import { type DemoContent, DemoContentError, readDemoContent, type SeedMedia } from './seed-files.ts'
import { type StoredNameOf, toCategoryInput, toPostInput, toProductInput, toSeoOverride } from './seed-inputs.ts'

export type DemoContentDeps = {
  db: Db
  storage: FileStorage
  /** The services that staff work with, over the given database and clock. */
  servicesOn: (db: Db, clock: Clock) => Pick<Services, 'categories' | 'products' | 'posts' | 'uploads'>
  clock: Clock
  /** Told as files are stored, from none to all of them. */
  onProgress?: (stored: number, files: number) => void
  /** The folder with `content` and `media`. */
  directory: string
}

export type DemoContentLoad = { categories: number; products: number; posts: number; files: number }

/**
 * Loads the demo content into a database that nobody has touched: all of it or, with an error, nothing. Answers what
 * was loaded, or null where there was something already.
 */
export async function loadDemoContent(deps: DemoContentDeps): Promise<DemoContentLoad | null> {
  if (!(await isUntouched(deps.db))) return null
  const content = await readDemoContent(deps.directory)
  const stored = new Set<string>()
  try {
    return await inTransaction(deps.db, async (tx) => {
      await awaitLock(tx, 'demo content')
      return (await isUntouched(tx)) ? await load(tx, deps, content, stored) : null
    })
  } catch (error) {
    for (const name of stored) await deps.storage.remove(name)
    throw error
  }
}

async function load(
  tx: Db,
  deps: DemoContentDeps,
  content: DemoContent,
  stored: Set<string>,
): Promise<DemoContentLoad> {
  const { categories, products, posts, seo, attributes, media } = content
  const services = deps.servicesOn(tx, backwardsFrom(deps.clock()))
  const storedNameOf = await storeMedia(services, deps, media, stored)
  const createdAt = backwardsFrom(deps.clock())
  const creation = (id: string) => ({ id, createdAt: createdAt().toISOString() })

  for (const seed of categories) {
    const input = toCategoryInput(seed, storedNameOf)
    expectSuccess(seed.category_id, await services.categories.create(input, creation(seed.category_id)))
  }
  for (const seed of products) {
    const input = toProductInput(seed, storedNameOf, attributes[seed.product_id])
    expectSuccess(seed.product_id, await services.products.create(input, creation(seed.product_id)))
  }
  for (const [id, seed] of Object.entries(attributes)) await replaceAttributes(tx, id, seed.attributes)
  for (const seed of posts) {
    const input = toPostInput(seed, storedNameOf)
    expectSuccess(seed.blog_id, await services.posts.create(input, creation(seed.blog_id)))
  }
  const overrides = Object.entries(seo).map(([key, seed]) => [key, toSeoOverride(seed)] as const)
  await saveSeoOverrides(tx, Object.fromEntries(overrides), deps.clock().toISOString())
  await adoptRecords(tx, 'demo')
  return { categories: categories.length, products: products.length, posts: posts.length, files: media.length }
}

async function storeMedia(
  services: Pick<Services, 'uploads'>,
  { directory, onProgress }: DemoContentDeps,
  media: SeedMedia[],
  stored: Set<string>,
): Promise<StoredNameOf> {
  const names = new Map<string, string>()
  onProgress?.(0, media.length)
  const stores = media.map(async ({ folder, name }) => {
    const path = `${folder}/${name}`
    const bytes = await readFile(join(directory, 'media', path))
    const kind = folder === 'datasheets' ? 'pdf' : 'image'
    const file = expectSuccess(path, await services.uploads.store(bytes, { kind, originalName: name }))
    stored.add(file.name)
    names.set(path, file.name)
    onProgress?.(names.size, media.length)
  })
  // All of them end before the first failure is heard of: nothing may write while everything is undone.
  const results = await Promise.allSettled(stores)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return (folder, name) => names.get(`${folder}/${name}`) ?? name
}

/** The seed names the newest first; so each thing counts as a second older than the one before. */
function backwardsFrom(start: Date): Clock {
  let steps = 0
  return () => new Date(start.getTime() - 1000 * steps++)
}

function expectSuccess<T>(what: string, outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new DemoContentError(`${what} is refused: ${reasonOf(outcome.failure)}`)
}

function reasonOf(failure: Extract<Outcome<never>, { ok: false }>['failure']): string {
  if (failure.kind === 'not-found') return 'it was not found.'
  if (failure.kind === 'conflict') return failure.message.en
  return Object.entries(failure.fields)
    .map(([field, message]) => `${field}: ${message.en}`)
    .join(' ')
}
