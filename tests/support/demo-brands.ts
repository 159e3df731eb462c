import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLANK_BRAND, readBrandForm, type BrandInput } from '#domain/catalogue/brand.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { ROOT } from './site.ts'

/** The brands of the demo content. */
export const demoBrands: BrandInput[] = readSeed().map((seed) => ({
  ...BLANK_BRAND,
  ...readBrandForm(seed, null).input,
}))

function readSeed(): FormFields[] {
  return JSON.parse(readFileSync(join(ROOT, 'seed/content/brands.json'), 'utf8')) as FormFields[]
}
