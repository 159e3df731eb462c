import { shared } from '#content/staff-labels.ts'
import type { CUSTOMER_FIELDS, CustomerSection } from '#domain/customers/customer-fields.ts'
import type { NATIONAL_ADDRESS } from '#domain/customers/national-address-field.ts'
import type { ColumnOf } from '#domain/records/lists/list-columns.ts'
import { counted, nouns } from '#domain/text/format.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import { addressForm } from '#content/pages/addresses.ts'

const customerForms = nouns(['عميل واحد', 'عميلان', 'عملاء', 'عميلاً', 'عميل'], ['customer', 'customers'], { ar: 'لا عملاء' })

const { street, building, additional, postal, shortCode } = addressForm.fields

/** Those whom the quote desk knows. */
export const customersWords = {
  title: shared.customers,
  text: {
    ar: 'من طلب عرض سعر، يُعرف برقم جواله أو بريده. أدخله مرة واحدة وتجده في كل طلب وعرض.',
    en: 'Whoever asked for a quote, known by telephone or email. Entered once, found in every request and quote.',
  },
  add: { ar: 'إضافة عميل', en: 'Add customer' },
  editTitle: shared.editCustomer,
  search: { ar: 'ابحث بالاسم أو الشركة أو الرقم', en: 'Search names, companies and numbers' },
  searchButton: shared.search,
  filter: { ar: 'تصفية العملاء', en: 'Filter customers' },
  allOf: { ar: (what: string) => `${what}: الكل`, en: (what: string) => `${what}: all` },
  edit: shared.edit,
  editNamed: { ar: (name: string) => `تعديل: ${isolate(name, 'ar')}`, en: (name: string) => `Edit: ${name}` },
  remove: shared.delete,
  removeQuestion: {
    ar: 'بعد الحذف تبقى طلباته وعروضه كما هي، بلا عميل.',
    en: 'Requests and quotes stay as they are, without a customer.',
  },
  empty: {
    title: { ar: 'لا عملاء بعد', en: 'No customers yet' },
    text: { ar: 'أول طلب عرض سعر يضيف صاحبه هنا.', en: 'The first request for a quote adds its sender here.' },
  },
  noneFound: { title: { ar: 'لا عميل يطابق البحث', en: 'No customer matches' }, all: shared.showAll },
  failed: { ar: 'تعذّر تحميل العملاء', en: 'The customers could not be loaded' },
  fields: {
    name: shared.name,
    company: shared.company,
    vat: shared.vatNumber,
    cr: shared.commercialRegistration,
    language: shared.letterLanguage,
    phones: { ar: 'الهواتف', en: 'Telephones' },
    emails: { ar: 'عناوين البريد الإلكتروني', en: 'Email addresses' },
    address: shared.nationalAddress,
    city: shared.city,
    priceGroup: shared.priceGroup,
    payment: { ar: 'شروط الدفع', en: 'Payment terms' },
    delivery: { ar: 'التسليم', en: 'Delivery' },
    owner: shared.owner,
    note: shared.note,
  } satisfies Record<keyof typeof CUSTOMER_FIELDS, Localized>,
  /** What else its list says of a customer. */
  columns: {
    company: shared.company,
    city: shared.city,
    contact: shared.phoneOrEmail,
    priceGroup: shared.priceGroup,
    owner: shared.owner,
    language: shared.letterLanguage,
  } satisfies Record<ColumnOf<'list.customer'>, Localized>,
  addressParts: { street, building, additional, postal, short_code: shortCode } satisfies Record<
    (typeof NATIONAL_ADDRESS)[number],
    Localized
  >,
  sections: {
    who: shared.customer,
    contact: shared.contact,
    address: shared.nationalAddress,
    terms: { ar: 'شروط العروض', en: 'Terms of quotes' },
    internal: shared.forStaffOnly,
  } satisfies Record<CustomerSection, Localized>,
  linesHint: { ar: 'واحد في كل سطر.', en: 'One a line.' },
  noteHint: { ar: 'لا يراها العميل.', en: 'The customer does not see it.' },
  nameHint: { ar: 'اسم أو شركة بلغة واحدة يكفي.', en: 'A name or company in one language is enough.' },
  page: {
    edit: shared.editCustomer,
    facts: { ar: 'البيانات', en: 'Details' },
    requests: shared.requests,
    noRequests: { ar: 'لا طلبات بعد.', en: 'No requests yet.' },
    quotations: shared.quotations,
    noQuotations: { ar: 'لا عروض بعد.', en: 'No quotes yet.' },
    draft: shared.draft,
    won: shared.wonValue,
    money: { ar: (amount: string) => `${amount} ر.س`, en: (amount: string) => `SAR ${amount}` },
    products: { ar: 'منتجات قَبِلها', en: 'Accepted products' },
    pieces: { ar: (count: string) => `الكمية: ${count}`, en: (count: string) => `Quantity: ${count}` },
    begin: { ar: 'عرض سعر جديد', en: 'New quote' },
    again: { ar: 'عرض جديد كهذا', en: 'Quote again' },
    similar: { ar: 'قد يكون العميل نفسه', en: 'May be the same customer' },
    similarText: {
      ar: 'بعد الدمج تنتقل الطلبات والعروض إلى هذا العميل. يمكن التراجع.',
      en: 'Requests and quotes then belong to this customer. Merging can be undone.',
    },
    merge: { ar: 'دمج في هذا العميل', en: 'Merge into this one' },
    mergeNamed: {
      ar: (name: string) => `دمج ${isolate(name, 'ar')} في هذا العميل`,
      en: (name: string) => `Merge ${name} into this one`,
    },
    merging: {
      done: { ar: 'دُمج العميلان.', en: 'The customers have been merged.' },
      unknown: { ar: 'لم يعد أحد العميلين موجوداً.', en: 'One of the customers does not exist any more.' },
      failed: { ar: 'تعذّر الدمج. أعد المحاولة بعد قليل.', en: 'They could not be merged. Try again in a moment.' },
    },
    open: { ar: 'صفحة العميل', en: 'Page of the customer' },
    other: {
      ar: (name: string) => `الرقم أو البريد الآخر للعميل ${isolate(name, 'ar')}`,
      en: (name: string) => `The other number or address belongs to ${name}`,
    },
  },
  offers: {
    label: { ar: 'عملاء معروفون', en: 'Known customers' },
    found: counted(customerForms),
    chosen: { ar: (name: string) => `العميل: ${isolate(name, 'ar')}`, en: (name: string) => `Customer: ${name}` },
    other: { ar: 'عميل آخر', en: 'Another customer' },
    update: { ar: 'غيّر بيانات العميل أيضاً', en: 'Change the customer, too' },
  },
  form: {
    save: { ar: 'حفظ العميل', en: 'Save customer' },
    refused: { ar: 'لم يُحفظ العميل. راجع الحقول المعلّمة.', en: 'Not saved. Please check the marked fields.' },
    unknown: shared.notSaved,
  },
  removing: {
    done: { ar: 'حُذف العميل.', en: 'The customer has been deleted.' },
    unknown: { ar: 'حُذف هذا العميل من قبل.', en: 'This customer has already been deleted.' },
    failed: shared.notDeleted,
  },
}

export const customerCalls = {
  missing: { ar: 'لا يوجد عميل بهذا المعرّف.', en: 'No such customer' },
  add: {
    done: { ar: 'أُضيف العميل.', en: 'Customer added.' },
    failed: { ar: 'تعذّرت إضافة العميل', en: 'Failed to add the customer' },
  },
  update: { done: { ar: 'حُفظ العميل.', en: 'Customer updated.' }, failed: shared.noSuchCustomer },
  remove: { done: { ar: 'حُذف العميل.', en: 'Customer deleted.' }, failed: shared.noSuchCustomer },
  merge: {
    done: { ar: 'دُمج العميلان.', en: 'Customers merged.' },
    failed: { ar: 'لا يوجد عميل بأحد المعرّفين', en: 'One of the customers does not exist' },
  },
}

export const customerRefusals = {
  taken: (contact: string, name: Localized): Localized => ({
    ar: `${isolate(contact, 'ar')} للعميل ${isolate(name.ar, 'ar')} من قبل. إن كانا واحداً فادمجهما.`,
    en: `${contact} belongs to ${name.en} already. If they are one customer, merge them.`,
  }),
  noSuchMember: { ar: 'لا مستخدم بهذا الاسم.', en: 'No user has this name.' },
  unknown: { ar: 'هذا العميل محذوف. اختر غيره.', en: 'This customer has been deleted. Choose another one.' },
  itself: { ar: 'اختر عميلاً آخر.', en: 'Choose another customer.' },
}

/** Customers out of a spreadsheet. */
export const customersImport = {
  title: { ar: 'استيراد عملاء', en: 'Import customers' },
  hint: {
    ar: 'حتى 500 صف بعناوين الأعمدة كما في التصدير. الرقم أو البريد يحدد العميل المعروف، والخلية الفارغة لا تغيّر شيئاً.',
    en: 'Up to 500 rows with the headings of an export. A telephone or address finds the customer who is known; a blank cell changes nothing.',
  },
  noHeadings: {
    ar: 'لا عناوين أعمدة معروفة في الملف، مثل «الاسم» و«الهواتف».',
    en: 'The file has no known headings, such as “Name” and “Telephones”.',
  },
}
