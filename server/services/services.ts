import type { Kysely } from 'kysely'
import type { Category, CategoryInput } from '../../domain/category.ts'
import type { Outcome } from '../../domain/errors.ts'
import type { Post, PostInput, PostSummary } from '../../domain/post.ts'
import type { Product, ProductInput, ProductSummary } from '../../domain/product.ts'
import type { SiteSettings } from '../../domain/settings.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../data/schema.ts'

/** What a category's products become when the category goes; without a choice the deletion is refused. */
export type CategoryRemoval = { moveTo?: string; uncategorise?: boolean }

export type CategoriesService = {
  /** By `sortId` (none last), then Arabic name, then id. */
  list(): Promise<Category[]>
  get(id: string): Promise<Category | null>
  findBySlug(slug: string): Promise<Category | null>
  create(input: CategoryInput): Promise<Outcome<Category>>
  update(id: string, patch: Partial<CategoryInput>): Promise<Outcome<Category>>
  remove(id: string, products?: CategoryRemoval): Promise<Outcome<void>>
}

export type ProductFilter = { categoryId?: string; limit?: number; offset?: number }

export type ProductsService = {
  /** Newest first, then id. */
  list(filter?: ProductFilter): Promise<Product[]>
  summaries(filter?: ProductFilter): Promise<ProductSummary[]>
  count(filter?: Pick<ProductFilter, 'categoryId'>): Promise<number>
  get(id: string): Promise<Product | null>
  findBySlug(slug: string): Promise<Product | null>
  create(input: ProductInput): Promise<Outcome<Product>>
  update(id: string, patch: Partial<ProductInput>): Promise<Outcome<Product>>
  remove(id: string): Promise<Outcome<void>>
}

export type PostFilter = { limit?: number; offset?: number }

export type PostsService = {
  /** By date, newest first, then id. */
  list(filter?: PostFilter): Promise<Post[]>
  summaries(filter?: PostFilter): Promise<PostSummary[]>
  count(): Promise<number>
  get(id: string): Promise<Post | null>
  findBySlug(slug: string): Promise<Post | null>
  create(input: PostInput): Promise<Outcome<Post>>
  update(id: string, patch: Partial<PostInput>): Promise<Outcome<Post>>
  remove(id: string): Promise<Outcome<void>>
}

export type SettingsService = {
  /** The stored values over the defaults of `content/site.ts`. */
  get(): Promise<SiteSettings>
  update(patch: Partial<SiteSettings>): Promise<SiteSettings>
}

/** The one door to the data: pages, API and commands call the same services. */
export type Services = {
  categories: CategoriesService
  products: ProductsService
  posts: PostsService
  settings: SettingsService
}

export type ServicesDeps = {
  db: Kysely<Database>
  storage: unknown
  config: unknown
  log: unknown
  clock: Clock
}

export function createServices(deps: ServicesDeps): Services {
  throw new Error(`Services are being built (${Object.keys(deps).join(', ')})`)
}
