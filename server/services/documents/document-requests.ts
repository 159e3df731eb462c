import { lineOf, type FormFields, type FormReading } from '#domain/messages/message-form.ts'
import { documentFilePath } from '#domain/documents/document-dto.ts'
import type { DocumentSubject } from '#domain/messages/inbox-view.ts'
import { readDocumentRequest, type DocumentContent } from '#domain/messages/visitor-forms.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { DocumentsService } from './documents.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'

export type AskedDocument = {
  reading: FormReading<DocumentContent>
  /** The product that is named by its id or one of its codes. */
  productId: string | undefined
  /** The document, where it is there by now. */
  there: { title: string; path: string } | null
}

export type DocumentRequestsService = {
  /** The document that a request asks for, where it is on the site by now. */
  available(asked: DocumentSubject): Promise<{ title: Localized; path: string } | null>
  read(fields: FormFields, locale: Locale): Promise<AskedDocument>
}

type Deps = { quoteLists: Pick<QuoteListsService, 'productCalled'>; documents: Pick<DocumentsService, 'find'> }

export function createDocumentRequests({ quoteLists, documents }: Deps): DocumentRequestsService {
  return {
    async available({ type, product, language }) {
      if (type === '' || product === '') return null
      const languages = language === '' ? [] : [language, 'mul' as const]
      const [found] = await documents.find({ product, type, languages, isLive: true })
      return found
        ? { title: found.document.title, path: found.live?.file ?? documentFilePath(found.document.id) }
        : null
    },
    async read(fields, locale) {
      const typed = lineOf(fields, 'product')
      const product = (await quoteLists.productCalled(typed))?.product
      const called = product ? (product.code?.toUpperCase() ?? product.id) : typed
      const reading = readDocumentRequest(fields, called)
      const asked = reading.ok ? reading.content : null
      const languages = asked?.language ? [asked.language] : []
      const [found] =
        product && asked?.type
          ? await documents.find({ product: product.id, type: asked.type, languages, isLive: true })
          : []
      const there = found && {
        title: found.document.title[locale],
        path: found.live?.file ?? documentFilePath(found.document.id),
      }
      return { reading, productId: product?.id, there: there ?? null }
    },
  }
}
