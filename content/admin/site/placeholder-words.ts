import type { TemplatePlaceholder } from '#domain/site/content/template-kinds.ts'
import type { Placeholder } from '#domain/site/content/fill-texts.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What stands in braces in texts, said in a word, above the form of those that take it. */
export const placeholderWords = {
  title: { ar: 'ما يُكتب بين قوسين ويملؤه الموقع', en: 'What the site fills in between braces' },
  text: { ar: 'اضغط واحداً ليُدرج في آخر حقل كتبت فيه.', en: 'Press one to insert it into the field you wrote in last.' },
}

export const placeholderMeanings: Record<Placeholder | TemplatePlaceholder, Localized> = {
  site: { ar: 'اسم الموقع', en: 'Name of the site' },
  phone: { ar: 'رقم الهاتف', en: 'Phone number' },
  email: { ar: 'البريد الإلكتروني', en: 'Email address' },
  privacy_email: { ar: 'بريد الخصوصية', en: 'Email address for privacy' },
  request_time: { ar: 'مدة حفظ الطلبات', en: 'How long requests are kept' },
  year: { ar: 'السنة الحالية', en: 'Current year' },
  products: { ar: 'عدد المنتجات في الموقع', en: 'Number of products on the site' },
  name: { ar: 'اسم العميل', en: 'Name of the customer' },
  product: { ar: 'المنتج المطلوب', en: 'The product asked about' },
  number: { ar: 'رقم الطلب', en: 'Request number' },
  quote: { ar: 'رقم عرض السعر', en: 'Quote number' },
  list: { ar: 'البنود المطلوبة', en: 'The items asked for' },
  total: { ar: 'إجمالي عرض السعر', en: 'Total of the quote' },
  valid_until: { ar: 'آخر يوم لصلاحية العرض', en: 'Last day of the quote' },
  link: { ar: 'رابط صفحة الطلب', en: 'Link to the request' },
  company: { ar: 'اسم الشركة', en: 'Name of the company' },
}
