import { failure, success } from '../../domain/errors.ts'
import type { Outcome } from '../../domain/errors.ts'
import { findSeoKey } from '../../domain/seo-lookup.ts'
import type { SeoSubject } from '../../domain/seo-lookup.ts'
import type { SeoOverride } from '../../domain/seo-override.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'
import { deleteSeoOverride, findSeoOverride, listSeoKeys, saveSeoOverrides } from '../data/seo-store.ts'

export type SeoService = {
  /** What search engines are told of a product beside its own data; null where nothing is set. */
  productOverride(product: SeoSubject): Promise<SeoOverride | null>
  keys(): Promise<string[]>
  get(key: string): Promise<SeoOverride | null>
  save(key: string, override: SeoOverride): Promise<void>
  remove(key: string): Promise<Outcome<void>>
}

export function createSeo({ db, clock }: { db: Db; clock: Clock }): SeoService {
  return {
    async productOverride(product) {
      const key = findSeoKey(await listSeoKeys(db), product)
      return key === null ? null : findSeoOverride(db, key)
    },
    keys: () => listSeoKeys(db),
    get: (key) => findSeoOverride(db, key),
    save: (key, override) => saveSeoOverrides(db, { [key]: override }, toInstant(clock())),
    remove: async (key) => ((await deleteSeoOverride(db, key)) ? success(undefined) : failure({ kind: 'not-found' })),
  }
}
