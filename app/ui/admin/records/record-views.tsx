import { redirectsWords } from '#content/admin/redirects.ts'
import { synonymsWords } from '#content/admin/search.ts'
import { line } from '#domain/records/field-kinds.ts'
import { plainLines } from '#domain/site/content/text-kinds.ts'
import type { FormKind } from '#app/record-address.ts'
import { postView } from '#app/ui/admin/blogs/post-view.tsx'
import { brandView } from '#app/ui/admin/brands/brand-view.tsx'
import { categoryView } from '#app/ui/admin/categories/category-view.tsx'
import { formView, type FormView } from '#app/ui/admin/form/form-view.ts'
import { productView } from '#app/ui/admin/items/product-view.tsx'
import { GroupChoice } from '#app/ui/admin/search/group-choice.tsx'
import { newSeoView, seoView } from '#app/ui/admin/seo/seo-view.tsx'
import { contentView } from '#app/ui/admin/site/content-view.tsx'

const { form: redirect } = redirectsWords
const { form: synonyms } = synonymsWords
const ADDRESS = { maxLength: 2000, ltr: true, required: true }

/** The two addresses of a redirect. */
const redirectView = formView({
  fields: { from: { section: 'addresses', ...line('from') }, to: { section: 'addresses', ...line('to') } },
  titles: { addresses: redirect.title },
  labels: { from: redirect.from, to: redirect.to },
  notes: { addresses: redirect.note },
  hints: { from: redirect.fromHint, to: redirect.toHint },
  options: { from: ADDRESS, to: ADDRESS },
  className: 'admin-groups',
})

/** The names of a group, one to a line. */
const synonymsView = formView({
  fields: { words: { section: 'names', ...plainLines('words', { most: Infinity }) } },
  titles: { names: synonyms.title },
  labels: { words: synonyms.names },
  notes: { names: synonyms.note },
  options: { words: { lines: 8, required: true } },
  className: 'admin-groups',
  Behind: GroupChoice,
})

const VIEWS = {
  product: productView,
  category: categoryView,
  brand: brandView,
  post: postView,
  redirect: redirectView,
  synonyms: synonymsView,
}

/** How the form of a record looks; null for the id of a new one. */
export function viewOf(kind: FormKind, id: string | null): FormView {
  if (kind === 'seo') return id === null ? newSeoView : seoView
  return Object.hasOwn(VIEWS, kind) ? VIEWS[kind as keyof typeof VIEWS] : contentView(kind as 'page', id ?? '')
}
