import { blogList } from '#content/admin/blogs.ts'
import { attributesWords } from '#content/admin/catalogue/attributes.ts'
import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import { categoriesScreen } from '#content/admin/categories.ts'
import { documentList } from '#content/admin/documents.ts'
import { itemsPage } from '#content/admin/items.ts'
import { customersWords } from '#content/admin/requests/customers.ts'
import { webhooksWords } from '#content/admin/systems/webhooks.ts'
import { aliasesWords } from '#content/admin/quotes/aliases.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { seoWords } from '#content/admin/seo.ts'
import { contentKindNames } from '#content/admin/site/content-kind-names.ts'
import { contentLists, siteContent } from '#content/admin/site/site-content.ts'
import type { LiveListKind } from '#domain/records/lists/live-list.ts'
import { LIST_KINDS, type ListKind } from '#domain/site/content/content-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the list of a kind says. */
type ListWords = {
  title: Localized
  add: Localized
  failed: Localized
  /** Where there is nothing yet, and where nothing matches. */
  empty: Localized
  emptyText?: Localized
  noneFound?: Localized
  noneText?: Localized
  showAll: Localized
}

const ofLists = Object.fromEntries(
  LIST_KINDS.map((kind): [ListKind, ListWords] => [
    kind,
    {
      title: contentKindNames[kind],
      add: contentLists[kind].add,
      failed: siteContent.failed,
      empty: contentLists[kind].empty,
      noneFound: siteContent.noneFound,
      showAll: siteContent.showAll,
    },
  ]),
) as Record<ListKind, ListWords>

const WORDS = {
  product: { ...itemsPage, noneText: itemsPage.noneMatch },
  category: categoriesScreen,
  brand: brandsScreen,
  post: {
    ...blogList,
    empty: blogList.empty.title,
    emptyText: blogList.empty.text,
    noneText: blogList.nothingFound.text,
    showAll: blogList.nothingFound.all,
  },
  document: documentList,
  ...ofLists,
} satisfies Record<string, ListWords>

export function listWords(kind: keyof typeof WORDS): ListWords {
  return WORDS[kind]
}

/** What the list of a kind without drafts says. */
export function liveListWords(kind: LiveListKind): typeof seoWords {
  return {
    seo: seoWords,
    redirect: redirectsWords,
    alias: aliasesWords,
    customer: customersWords,
    webhook: webhooksWords,
    attribute: attributesWords,
  }[kind]
}
