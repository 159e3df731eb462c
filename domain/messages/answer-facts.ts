import type { Locale } from '../text/locale.ts'
import { senderName, type Message } from './message.ts'
import { formatPhone } from './phone.ts'
import type { Product } from '../products/product.ts'
import type { SiteSettings } from '../site/settings.ts'

/** What the beginning of an answer knows of the message that it answers. */
export type AnswerFacts = {
  /** The visitor's name. */
  name: string
  /** Code or name of the product; null where the message is about none. */
  product: string | null
  /** The company's own name and the number that its customers call; an ellipsis for staff to fill in where there is none. */
  company: string
  phone: string
}

type Scene = {
  product: Pick<Product, 'code' | 'name'> | null
  settings: Pick<SiteSettings, 'name' | 'phone' | 'salesPhone'>
  locale: Locale
}

export function answerFacts({ content }: Pick<Message, 'content'>, { product, settings, locale }: Scene): AnswerFacts {
  return {
    name: senderName(content),
    product: product && (product.code ?? product.name[locale]),
    company: settings.name[locale],
    phone: formatPhone(settings.salesPhone || settings.phone) || '…',
  }
}
