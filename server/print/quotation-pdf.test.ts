import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { QuotationDocument, QuotationDocumentLine } from '#domain/quotes/quotation.ts'
import { printedIban } from '#domain/payments/iban.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import { type ReadPdf, readPdf } from '#tests/support/print/read-pdf.ts'
import { printedDay } from './quotation-job.ts'
import { createPrintProcess } from './print-process.ts'
import { createQuotationPdf } from './quotation-pdf.ts'

const LINE: QuotationDocumentLine = {
  kind: 'pack',
  stockCode: 'RW300401',
  nameAr: 'رغوة بولي يوريثان للمسدس 805، 750 مل',
  nameEn: 'PU gun foam 805, 750 ml',
  qty: 24,
  unit: 'piece',
  pieces: 24,
  unitPrice: '18.75',
  gross: '450.00',
  discount: '10',
  net: '405.00',
  vatRate: 15,
  note: '',
}

const QUOTATION: QuotationDocument = {
  number: 'QT-2026-00017',
  requestNumber: 'RQ-2026-00042',
  revision: 1,
  isDraft: false,
  locale: 'ar',
  date: '2026-11-27',
  validUntil: '2026-12-11',
  house: {
    nameAr: 'روابط للتوزيع',
    nameEn: 'Rawabit Distribution',
    addressAr: 'الرياض، المملكة العربية السعودية',
    addressEn: 'Riyadh, Saudi Arabia',
    phone: '+966 11 000 0000',
    email: 'sales@example.com',
    crNumber: '1010123456',
    vatNumber: '310123456700003',
    bankNameAr: 'مصرف الراجحي',
    bankNameEn: 'Al Rajhi Bank',
    bankAccount: 'Rawabit Distribution Co.',
    bankIban: 'SA0380000000608010167519',
    logo: null,
    colour: '#c1272d',
  },
  salesman: { name: 'سارة العتيبي', mobile: '+966501234567' },
  customer: {
    name: 'عبدالله بن سعد الغامدي',
    company: 'شركة البناء المتين للمقاولات',
    phone: '+966 55 123 4567',
    email: 'abdullah@example.com',
    vat: '300987654300003',
    cr: '4030123456',
    address: 'حي الملقا، طريق أنس بن مالك، مبنى 7421\nالرياض 13524',
    reference: 'PR-7781',
    project: 'برج الملقا',
  },
  lines: [
    LINE,
    {
      ...LINE,
      nameAr: 'سيليكون محايد للواجهات (شفاف)',
      nameEn: 'Neutral façade silicone (clear)',
      unit: 'carton',
      qty: 3,
      pieces: 36,
      discount: '0',
      gross: '34.20',
      net: '34.20',
      note: 'اللون RAL 7001',
    },
    {
      ...LINE,
      kind: 'delivery',
      stockCode: '',
      nameAr: 'التوصيل إلى الموقع',
      nameEn: 'Delivery to site',
      qty: 1,
      pieces: 1,
      discount: '0',
      gross: '1150.00',
      net: '1150.00',
    },
  ],
  subtotal: '1589.20',
  discountTotal: '45.00',
  vat: [{ rate: 15, taxable: '1589.20', amount: '238.38' }],
  vatTotal: '238.38',
  total: '1827.58',
  deliveryAr: 'خلال 3 أيام عمل من الموافقة، إلى موقع المشروع في الرياض.',
  deliveryEn: 'Within 3 working days of approval, to the site in Riyadh.',
  paymentAr: '50% مقدماً و50% عند التسليم، بتحويل بنكي.',
  paymentEn: '50% in advance and 50% on delivery, by bank transfer.',
  termsAr: 'الأسعار لا تشمل التفريغ.\nتُستبدل العبوات التالفة خلال 7 أيام.',
  termsEn: 'Prices do not include unloading.\nDamaged packs are replaced within 7 days.',
  statusUrl: 'https://rawabit.example/quote/s/AbCdEfGhIjKlMnOpQrStUv',
}

const said: string[] = []
const log = watchedLog((line) => said.push(line), 'warn')
const print = createQuotationPdf({ storage: { read: () => Promise.resolve(null) }, log, process: createPrintProcess() })

/** Cells of a row stand one behind the other and not in a sentence. */
async function printed(changes: Partial<QuotationDocument> = {}): Promise<ReadPdf & { text: string }> {
  const read = await readPdf(Buffer.from(await print({ ...QUOTATION, ...changes })))
  return { ...read, text: read.pieces.join(' ') }
}

test.each(['ar', 'en'] as const)('says everything in both languages, word by word (%s)', async (locale) => {
  const { text, title, language, isTagged } = await printed({ locale })
  expect({ title, language, isTagged }).toEqual({
    title: `${locale === 'ar' ? 'عرض سعر' : 'Quotation'} QT-2026-00017`,
    language: locale,
    isTagged: true,
  })
  const { customer, lines } = QUOTATION
  const { colour: _unsaid, ...house } = QUOTATION.house
  const texts = [
    ...Object.values({ ...house, bankIban: printedIban(house.bankIban) }),
    ...Object.values(customer),
    'سارة العتيبي +966 50 123 4567 RQ-2026-00042',
    locale === 'ar' ? 'فقط ألف وثمانمائة وسبعة وعشرون ريالاً وثمان وخمسون هللة لا غير' : 'fifty-eight halalas only',
    'ختم المورّد وتوقيعه',
    'Customer’s acceptance',
    ...lines.flatMap(({ nameAr, nameEn, note }) => [nameAr, nameEn, note]),
    QUOTATION.deliveryAr,
    QUOTATION.deliveryEn,
    QUOTATION.paymentAr,
    QUOTATION.paymentEn,
    QUOTATION.termsAr,
    QUOTATION.termsEn,
    'هذا عرض سعر وليس فاتورة ضريبية',
    'This is a quotation, not a tax invoice',
    ...Object.values(printedDay('2026-12-11')).flatMap(({ gregorian, hijri }) => [gregorian, hijri]),
  ]
  expect(texts.flatMap((one) => lost(one ?? '', text))).toEqual([])
  const figures = [
    'QT-2026-00017',
    'RW300401',
    '18.75',
    '405.00',
    '34.20',
    '10%',
    '15%',
    '1,150.00',
    '1,634.20',
    '1,589.20',
    '238.38',
    '1,827.58',
    '310123456700003',
    '1/1',
  ]
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([])
  expect(said).toEqual([])
})

test('days stand in both calendars, that of Umm al-Qura beside the Gregorian', () => {
  expect(printedDay('2026-11-27').en).toEqual({ gregorian: '27 November 2026', hijri: '17 Jumada II 1448 AH' })
  expect(printedDay('2027-02-08').ar.hijri.replaceAll(/[\u2066-\u2069]/g, '')).toBe('1 رمضان 1448 ه\u200d')
})

test('a draft says that it is one and has no number; a revision says which it is', async () => {
  const draft = await printed({ isDraft: true, number: null })
  expect(lost('مسودة DRAFT عند الإرسال', draft.text)).toEqual([])
  expect(draft.text).not.toContain('QT-')
  expect((await printed({ revision: 2 })).text).toContain('QT-2026-00017-R2')
})

test('what people type is text, whatever a template or a reader would make of it', async () => {
  const names = [
    '#panic("x") $x^2$ *bold* _it_ `raw` <label> @ref',
    '"quoted" \\ #import "look.typ": * //',
    '= Heading ((((deep))))',
    '{{name}} #[a] %~ ${1} &amp; </span>',
  ]
  const text = names.join(' ')
  const read = await printed({
    customer: {
      ...QUOTATION.customer,
      name: `${names[0]} \u202eevil\u2066`,
      company: names[1]!,
      address: names.join('\n'),
    },
    lines: [{ ...LINE, nameAr: names[2]!, nameEn: names[3]!, note: text, stockCode: '#let x = 1' }],
    termsEn: `${text}\n\u2067turned\u202d`,
    termsAr: 'نص ((قوس داخل (قوس))) #panic()',
    locale: 'en',
  })
  const bare = (one: string) => one.replaceAll(/\s/g, '')
  expect(names.filter((name) => !bare(read.text).includes(bare(name)))).toEqual([])
  expect(read.text).toContain('#let x = 1')
  expect(read.text).not.toMatch(/[\u202a-\u202e\u2067\u2068]/)
  expect(lost('evil turned قوس داخل', read.text)).toEqual([])
})

test('two hundred lines run over pages that each begin with the heads of the columns', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ ...LINE, stockCode: `RW${400_001 + index}` }))
  const { pages, text } = await printed({ lines })
  expect(pages.length).toBeGreaterThan(5)
  const withLines = pages.filter((page) => page.includes('RW400'))
  expect(withLines.filter((page) => lost('رمز المخزون الصنف الكمية الصافي', page).length > 0)).toEqual([])
  expect(lines.filter(({ stockCode }) => !text.includes(stockCode))).toEqual([])
  pages.forEach((page, index) => expect(page).toContain(`${index + 1}/${pages.length}`))
})

test('eight lines with their terms stand on one page, and figures as they were typed', async () => {
  const nameAr = 'بلاط 300×40 من 24*750'
  const lines = Array.from(
    { length: 8 },
    (_, at) => ({ ...LINE, nameAr, unit: at % 2 ? 'piece' : 'carton', pieces: 48 }) as const,
  )
  for (const locale of ['ar', 'en'] as const) {
    const { pages, runs } = await printed({ lines, locale })
    expect([locale, pages.length]).toEqual([locale, 1])
    expect(runs).toEqual(expect.arrayContaining(['300×40', '24*750']))
    const note = 'Colour as the sample that the consultant has approved, in two deliveries. '.repeat(3)
    const withLong = await printed({ lines: lines.with(3, { ...lines[3]!, note }), locale })
    expect([locale, withLong.pages.length]).toEqual([locale, 1])
  }
})

test('signatures never stand on a page of their own', async () => {
  for (const count of [9, 10, 11, 12, 13]) {
    const { pages } = await printed({ lines: Array.from({ length: count }, () => LINE), locale: 'en' })
    expect([count, lost('Terms and conditions', pages.at(-1)!)]).toEqual([count, []])
  }
})

test('prints what may be chosen apart, with its headings, other units and the price of a carton', async () => {
  const lines: QuotationDocumentLine[] = [
    { ...LINE, kind: 'heading', stockCode: '', nameAr: 'رغوات', nameEn: 'Foams', unitPrice: '', gross: '', net: '' },
    { ...LINE, unit: 'carton', qty: 2 },
    { ...LINE, role: 'alternative', nameEn: 'Winter foam', net: '555.55' },
    { ...LINE, kind: 'text', role: 'optional', nameEn: 'Glue', unitWord: 'kg', net: '666.66' },
  ]
  const { text } = await printed({ lines })
  for (const said of ['Foams', 'رغوات', '225.00', 'للكرتون', 'kg', '555.55', 'optional', 'In place of no.'])
    expect(text).toContain(said)
  expect(text.indexOf('555.55')).toBeGreaterThan(text.indexOf(QUOTATION.total.replace('1', '1,')))
})

test('a name that never ends is broken and hides nothing', async () => {
  const { text } = await printed({ lines: [{ ...LINE, nameEn: 'x'.repeat(300), nameAr: '' }] })
  expect(text.replaceAll(/[\s\u200b]/g, '')).toContain('x'.repeat(300))
  expect(text).toContain('405.00')
})

test('carries the logo that staff have stored', async () => {
  const read = (name: string) => Promise.resolve(name === 'logo.png' ? readFileSync('public/icons/icon-192.png') : null)
  const own = createQuotationPdf({ storage: { read }, log, process: createPrintProcess() })
  const { alternatives } = await readPdf(
    Buffer.from(
      await own({ ...QUOTATION, house: { ...QUOTATION.house, nameEn: 'House', nameAr: 'دار', logo: 'logo.png' } }),
    ),
  )
  expect(alternatives).toContain('دار')
  const none = await printed({ house: { ...QUOTATION.house, nameEn: 'House', nameAr: 'دار' } })
  expect(none.alternatives).not.toContain('دار')
  expect(lost('دار', none.text)).toEqual([])
})

/** The words that a text lacks, as words of their own; without the signs that no printed text keeps. */
function lost(words: string, text: string): string[] {
  const there = wordsOf(text)
  return [...wordsOf(words.normalize('NFC').replaceAll(/[\u064b-\u0652\u0640]/g, ''))].filter(
    (word) => !there.has(word),
  )
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/\p{Script=Arabic}+|\p{Script=Latin}+|\d+/gu))
}

test.each(['ar', 'en'] as const)(
  'a proforma invoice says which quotation it is of, where to pay, and what it is not (%s)',
  async (locale) => {
    const { text, title } = await printed({ locale, proforma: { number: 'PF-2026-00007', poNumber: 'PO-7781' } })
    for (const part of ['PF-2026-00007', 'QT-2026-00017', 'PO-7781', printedIban(QUOTATION.house.bankIban)])
      expect(text).toContain(part)
    for (const words of ['هذه فاتورة مبدئية وليست فاتورة ضريبية', 'This is a proforma invoice, not a tax invoice'])
      expect(text).toContain(words)
    for (const words of ['This is a quotation', 'Valid until', 'Validity']) expect(text).not.toContain(words)
    expect(title).toContain('PF-2026-00007')
  },
)
