import { blogDeletion, blogForm } from '#content/admin/blogs.ts'
import { brandForm, brandsScreen } from '#content/admin/catalogue/brands.ts'
import { categoriesScreen, categoryForm } from '#content/admin/categories.ts'
import { adminForm } from '#content/admin/form.ts'
import { documentForm, documentList } from '#content/admin/documents.ts'
import { itemForm, itemsPage } from '#content/admin/items.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import { customersWords } from '#content/admin/requests/customers.ts'
import { attributesWords } from '#content/admin/catalogue/attributes.ts'
import { webhooksWords } from '#content/admin/systems/webhooks.ts'
import { aliasesWords } from '#content/admin/quotes/aliases.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { synonymsWords } from '#content/admin/search.ts'
import { seoForm } from '#content/admin/seo.ts'
import { contentLists, siteContent } from '#content/admin/site/site-content.ts'
import { writeWords } from '#content/record-messages.ts'
import { LIST_KINDS, type ListKind } from '#domain/site/content/content-kinds.ts'
import { isPageName, PAGE_NAMES } from '#domain/site/content/page-fields.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

type Named = Localized<(name: string) => string>

/** What is asked before a record goes, and what is said of it. */
export type DeletionWords = {
  inList: Localized | Named
  inForm: Localized | Named
  text?: Named
  verb: Localized
  /** Where it stands among the parts of the form. */
  link?: Localized
  failed: Localized
  /** Said of what is gone already; without it that is as good as deleted. */
  gone?: Localized
  lost?: Localized
  signedOut?: Localized
  notice: NoticeName
}

/** What the screens of one kind of record say. */
type RecordWords = {
  add: Localized
  edit: Localized
  /** On the button that saves. */
  verbs: { add: Localized; edit: Localized }
  /** Where the server was not reached; null leaves it to the badge beside the title. */
  unreachable: Localized | null
  /** Above a form that was not saved, with the first reason; null where nobody knows why. */
  refused(message: string | null, locale: Locale): string
  /** Its fields say enough of a new one. */
  isQuietWhenNew?: true
  /** Where the form could not be loaded. */
  failed?: Localized
  notices: { add: NoticeName; edit: NoticeName }
  deletion?: DeletionWords
}

const { deletion: ofContent } = siteContent

function listWords(kind: ListKind): RecordWords {
  const { add, edit } = contentLists[kind]
  const { question, verb, failed } = ofContent
  const saved = kind === 'template' ? 'template-saved' : 'content-saved'
  return {
    add,
    edit,
    verbs: { add, edit: siteContent.save },
    unreachable: siteContent.unreachable,
    refused: (message, locale) => message ?? siteContent.unreachable[locale],
    notices: { add: saved, edit: saved },
    deletion: { inList: question, inForm: question, verb, failed, notice: 'content-deleted' },
  }
}

const ofLists = Object.fromEntries(LIST_KINDS.map((kind) => [kind, listWords(kind)])) as Record<ListKind, RecordWords>

function liveWords(
  titles: Pick<RecordWords, 'add' | 'edit'>,
  { save, refused, unknown }: Record<'save' | 'refused' | 'unknown', Localized>,
  notice: NoticeName,
): RecordWords {
  return {
    ...titles,
    verbs: { add: save, edit: save },
    unreachable: null,
    refused: (message, locale) => (message === null ? unknown : refused)[locale],
    notices: { add: notice, edit: notice },
  }
}

function because({ failed }: typeof blogDeletion, { ar, en }: Localized): Localized {
  return { ar: failed.ar(ar), en: failed.en(en) }
}

const WORDS = {
  product: {
    add: itemForm.addTitle,
    edit: itemForm.editTitle,
    verbs: { add: itemForm.add, edit: adminForm.save },
    unreachable: itemForm.unreachable,
    refused: (message, locale) => itemForm.refused[locale](message ?? itemForm.unknownError[locale]),
    notices: { add: 'product-added', edit: 'product-updated' },
    deletion: { ...itemsPage.deletion, link: itemsPage.deletion.inFormVerb, notice: 'product-deleted' },
  },
  category: {
    add: categoryForm.addTitle,
    edit: categoryForm.editTitle,
    verbs: { add: categoryForm.add, edit: adminForm.save },
    unreachable: categoryForm.unreachable,
    refused: (message, locale) => message ?? categoryForm.unreachable[locale],
    isQuietWhenNew: true,
    notices: { add: 'category-added', edit: 'category-updated' },
    deletion: { ...categoriesScreen.deletion, notice: 'category-deleted' },
  },
  brand: {
    add: brandForm.addTitle,
    edit: brandForm.editTitle,
    verbs: { add: brandForm.add, edit: adminForm.save },
    unreachable: brandForm.unreachable,
    refused: (message, locale) => message ?? brandForm.unreachable[locale],
    notices: { add: 'brand-added', edit: 'brand-updated' },
    deletion: {
      ...brandsScreen.deletion,
      inList: brandsScreen.deletion.question,
      inForm: brandsScreen.deletion.question,
      notice: 'brand-deleted',
    },
  },
  document: {
    add: documentForm.addTitle,
    edit: documentForm.editTitle,
    verbs: { add: documentForm.add, edit: adminForm.save },
    unreachable: documentForm.unreachable,
    refused: (message, locale) => message ?? documentForm.unreachable[locale],
    notices: { add: 'document-added', edit: 'document-updated' },
    deletion: {
      ...documentList.deletion,
      inList: documentList.deletion.question,
      inForm: documentList.deletion.question,
      notice: 'document-deleted',
    },
  },
  post: {
    add: blogForm.addTitle,
    edit: blogForm.editTitle,
    verbs: { add: blogForm.add, edit: blogForm.update },
    unreachable: blogForm.saveFailed,
    refused: (message, locale) => (message === null ? blogForm.saveFailed[locale] : blogForm.refused[locale](message)),
    failed: blogForm.loadFailed,
    notices: { add: 'blog-added', edit: 'blog-updated' },
    deletion: {
      inList: blogDeletion.question,
      inForm: blogDeletion.question,
      text: { ar: (title) => title, en: (title) => title },
      verb: blogDeletion.verb,
      failed: because(blogDeletion, writeWords.removePost.failed),
      gone: because(blogDeletion, blogDeletion.reasons.gone),
      lost: because(blogDeletion, blogDeletion.reasons.unreachable),
      signedOut: because(blogDeletion, blogDeletion.reasons.signedOut),
      notice: 'blog-deleted',
    },
  },
  seo: liveWords({ add: seoForm.addTitle, edit: seoForm.editTitle }, seoForm, 'seo-saved'),
  synonyms: liveWords({ add: synonymsWords.add, edit: synonymsWords.editTitle }, synonymsWords.form, 'synonyms-saved'),
  webhook: liveWords({ add: webhooksWords.add, edit: webhooksWords.editTitle }, webhooksWords.form, 'webhook-saved'),
  attribute: liveWords(
    { add: attributesWords.add, edit: attributesWords.editTitle },
    attributesWords.form,
    'attribute-saved',
  ),
  alias: liveWords({ add: aliasesWords.add, edit: aliasesWords.editTitle }, aliasesWords.form, 'alias-saved'),
  customer: liveWords(
    { add: customersWords.add, edit: customersWords.editTitle },
    customersWords.form,
    'customer-saved',
  ),
  redirect: liveWords(
    { add: redirectsWords.add, edit: redirectsWords.editTitle },
    redirectsWords.form,
    'redirect-saved',
  ),
  ...ofLists,
} satisfies Record<string, RecordWords>

/** `id` says of which page. */
export function recordWords(kind: keyof typeof WORDS | 'page', id = ''): RecordWords {
  if (kind !== 'page') return WORDS[kind]
  const name = isPageName(id) ? PAGE_NAMES[id] : siteContent.title
  return { ...listWords('slide'), add: name, edit: name, deletion: undefined }
}
