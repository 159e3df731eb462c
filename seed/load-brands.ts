import { type Db, inTransaction } from '#server/data/engine/database.ts'
import { awaitLock } from '#server/data/engine/dialect.ts'
import { adoptRecords } from '#server/data/records/adoption-store.ts'
import { COMES_WITH_TEXTS, listContentLoads, noteContentLoads } from '#server/data/site/set-up-store.ts'
import type { Services } from '#server/services/services.ts'
import type { Creation } from '#server/records/type.ts'
import { mediaOfBrands, readBrands, type BrandSeed } from './seed-files.ts'
import { toBrandInput, type StoredNameOf } from './seed-inputs.ts'
import { expectSuccess, storeMedia, type DemoContentDeps } from './store-media.ts'

/** Noted where a site was given the brands that it has shown so far. */
export const BRANDS_PART = 'brand'

/** Gives a site of an older version the brands that it has shown so far, as records; answers how many. */
export async function loadMissingBrands(deps: DemoContentDeps): Promise<number> {
  const isWanted = async (db: Db) => {
    const loaded = await listContentLoads(db)
    return loaded.has(COMES_WITH_TEXTS) && !loaded.has(BRANDS_PART)
  }
  if (!(await isWanted(deps.db))) return 0
  const brands = await readBrands(deps.directory)
  const stored = new Set<string>()
  try {
    return await inTransaction(deps.db, async (tx) => {
      await awaitLock(tx, 'demo content')
      if (!(await isWanted(tx))) return 0
      const services = deps.servicesOn(tx, deps.clock)
      const storedNameOf = await storeMedia(services, { ...deps, db: tx }, mediaOfBrands(brands), stored)
      await writeBrands(services, brands, { storedNameOf, creation: (id) => ({ id }) })
      await adoptRecords(tx, 'demo')
      await noteContentLoads(tx, [BRANDS_PART])
      return brands.length
    })
  } catch (error) {
    for (const name of stored) await deps.storage.remove(name)
    throw error
  }
}

export async function writeBrands(
  services: Pick<Services, 'brands'>,
  brands: readonly BrandSeed[],
  { storedNameOf, creation }: { storedNameOf: StoredNameOf; creation: (id: string) => Creation },
): Promise<void> {
  for (const seed of brands) {
    const input = toBrandInput(seed, storedNameOf)
    expectSuccess(seed.brand_id, await services.brands.create(input, creation(seed.brand_id)))
  }
}
