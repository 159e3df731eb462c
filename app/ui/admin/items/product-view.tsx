import { adminForm } from '#content/admin/form.ts'
import { itemForm } from '#content/admin/items.ts'
import { productPage } from '#content/pages/product.ts'
import { embedUrl } from '#domain/posts/video.ts'
import type { PackColumn } from '#domain/products/pack-fields.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { columnHeadings } from '#domain/sheets/products/column-names.ts'
import { STOCK_STATES, stockStateOf } from '#domain/products/stock.ts'
import { TDS_SOURCES, tdsIn } from '#domain/products/tds.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { inLanguage, LOCALES, type Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { ItemChoices } from '#app/loading/records/item-choices.ts'
import { MakeBrand } from '#app/ui/admin/brands/brand-list.tsx'
import { PairField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { FormSelect } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { formView, type OwnControlProps, type RowsView } from '#app/ui/admin/form/form-view.ts'
import { valueOf, type FormValues } from '#app/ui/admin/form/form-values.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import { useBeside } from '#app/ui/admin/records/use-next.ts'
import { AttributesField } from './attributes-field.tsx'
import { CalculatorField } from './calculator-field.tsx'
import { CodeField } from './code-field.tsx'

const { fields, packs, figures, sections } = itemForm

/** The columns of a product's packs; their words stand in `content/admin/items.ts` by the same keys. */
const PACKS = {
  stock_code: { words: 'stockCode', dir: 'ltr', size: 'code' },
  product_code: { words: 'productCode', dir: 'ltr', size: 'code' },
  type_ar: { words: 'typeAr', dir: 'rtl', lang: 'ar' },
  type: { words: 'typeEn', dir: 'ltr', lang: 'en' },
  volume_ar: { words: 'volumeAr', dir: 'rtl', lang: 'ar', size: 'narrow' },
  volume: { words: 'volumeEn', dir: 'ltr', lang: 'en', size: 'narrow' },
  box_quantity: { words: 'boxQuantity', dir: 'ltr', figures: true, inputMode: 'numeric', size: 'narrow' },
  weight_kg: { words: 'weightKg', dir: 'ltr', figures: true, inputMode: 'decimal', size: 'narrow' },
  stock_state: { words: 'stockState', size: 'narrow', choices: true },
  stock_as_of: { words: 'stockAsOf', dir: 'ltr', figures: true, size: 'narrow', day: true },
} as const satisfies Record<PackColumn, object>

const FIGURES = [
  { name: 'spec_label_ar[]', words: 'labelAr', dir: 'rtl', lang: 'ar', size: 'wide' },
  { name: 'spec_label_en[]', words: 'labelEn', dir: 'ltr', lang: 'en', size: 'wide' },
  { name: 'spec_value[]', words: 'value', dir: 'ltr', figures: true },
  { name: 'spec_unit_ar[]', words: 'unitAr', dir: 'rtl', lang: 'ar', size: 'narrow' },
  { name: 'spec_unit_en[]', words: 'unitEn', dir: 'ltr', lang: 'en', size: 'narrow' },
  { name: 'spec_method[]', words: 'method', dir: 'ltr', size: 'narrow' },
  { name: 'spec_key[]', words: 'key', dir: 'ltr', size: 'narrow' },
] as const

/** Products in their own order, each found by its code or name. */
function relatedRows(name: 'used_with' | 'alternatives', label: Localized): RowsView {
  return { columns: (locale) => [{ name: `${name}[]`, label: label[locale], isProduct: true }], add: fields.addRelated }
}

/** No sheet is uploaded, and none is printed from the figures. */
function lacksDatasheet(values: FormValues): boolean {
  const pdf = { ar: valueOf(values, 'existing_pdf') || null, en: valueOf(values, 'existing_pdf_en') || null }
  const specs = (values['spec_value[]'] ?? []).filter((value) => value.trim() !== '')
  const tdsSource = TDS_SOURCES.find((one) => one === valueOf(values, 'tds_source')) ?? 'auto'
  return LOCALES.every((locale) => tdsIn({ tdsSource, specs, pdf }, locale) === null)
}

/** The form of a product. What is wanted here is what `productGaps` looks for. */
export const productView = formView({
  fields: PRODUCT_FIELDS,
  titles: sections,
  labels: { ...fields, slug: adminForm.slug.label, variants: sections.packs, specs: figures.label },
  notes: { properties: itemForm.perLine, areas: itemForm.perArea },
  hints: { usedWith: fields.relatedHint, alternatives: fields.alternativesHint, mainVideo: fields.videoHint },
  options: {
    hsCode: { isNumber: true, inputMode: 'numeric' },
    description: { lines: 6 },
    properties: { lines: 6 },
    applicationAreas: { lines: 5 },
    gallery: { problems: 'gallery_images' },
    imageUrl: { ltr: true, inputMode: 'url', optional: true },
    mainVideo: { ltr: true, inputMode: 'url' },
  },
  choices: {
    price_visibility: fields.priceVisibilities,
    tds_source: fields.tdsSources,
    has_safety_sheet: { 1: fields.safetySheetChoices.yes, 0: fields.safetySheetChoices.no },
  },
  rows: {
    specs: {
      columns: (locale) => FIGURES.map((column) => ({ ...column, label: figures[column.words][locale] })),
      add: figures.add,
    },
    certifications: {
      columns: (locale) => [{ name: 'certifications[]', dir: 'ltr', label: itemForm.certification[locale] }],
      add: itemForm.addCertification,
    },
    usedWith: relatedRows('used_with', fields.usedWith),
    alternatives: relatedRows('alternatives', fields.alternatives),
    galleryVideos: {
      columns(locale) {
        const isShown = (text: string) => text.trim() === '' || embedUrl(text) !== null
        const check = (text: string) => (isShown(text) ? undefined : itemForm.videoUnknown[locale])
        return [{ name: 'gallery_videos[]', dir: 'ltr', inputMode: 'url', label: itemForm.video[locale], check }]
      },
      add: itemForm.addVideo,
    },
  },
  order: { basics: ['name', 'code', 'categoryId', 'priceVisibility', 'slug'] },
  missing: { pdf: lacksDatasheet },
  unfolded: ['basics', 'packs'],
  beside: [
    ['code', 'categoryId', 'priceVisibility', 'slug'],
    ['hsCode', 'rating'],
    ['image', 'pdf'],
  ],
  controls: {
    attributes: AttributesField,
    code: Code,
    categoryId: Category,
    brand: Brand,
    madeIn: MadeIn,
    variants: Packs,
    calculator: CalculatorField,
    pdf: Datasheets,
  },
  aside: () => null,
  calledOf: ({ values }) => valueOf(values, 'code').toUpperCase(),
  goesOn: true,
})

function Code({ field, label }: OwnControlProps) {
  const { codeOwners } = useBeside<ItemChoices>()
  return <CodeField {...field.input!} label={label[useLocale()]} owners={codeOwners} />
}

function Category({ label }: OwnControlProps) {
  const { noCategory } = useWords(fields)
  const { categories, mayLackCategory } = useBeside<ItemChoices>()
  return (
    <FormSelect
      name="category_id"
      label={label[useLocale()]}
      required={!mayLackCategory}
      options={[{ value: '', label: noCategory }, ...categories]}
    />
  )
}

function Brand({ label }: OwnControlProps) {
  const { brands, unknownBrand } = useBeside<ItemChoices>()
  return (
    <>
      <PairField of={PRODUCT_FIELDS.brand} label={label} suggestions={brands} />
      {unknownBrand && <MakeBrand name={unknownBrand} />}
    </>
  )
}

function MadeIn({ label }: OwnControlProps) {
  const { countries } = useBeside<ItemChoices>()
  return <PairField of={PRODUCT_FIELDS.madeIn} label={label} suggestions={countries} />
}

function Packs({ label }: OwnControlProps) {
  const { errors } = useRecordForm()
  const locale = useLocale()
  const words = inLanguage(packs, locale)
  const states = STOCK_STATES.map((value) => ({ value, label: productPage.stock[value][locale] }))
  const dayProblem = (text: string) =>
    text.trim() === '' || readFieldDay(text) !== null ? undefined : words.dayUnknown
  const columns = Object.entries(PACKS).map(([name, column]) => ({
    ...column,
    name: `${name}[]`,
    label: words[column.words],
    names: [...Object.values(packs[column.words]), ...columnHeadings(name as PackColumn)],
    ...('choices' in column
      ? { options: [{ value: '', label: words.stockUnsaid }, ...states], optionOf: stockStateOf }
      : {}),
    ...('day' in column ? { check: dayProblem } : {}),
  }))
  const wrong = columns.find(({ name }) => errors[name.slice(0, -2)])
  const said = wrong && errors[wrong.name.slice(0, -2)]?.[locale]
  const error = said && (wrong.name === 'stock_code[]' ? said : `${wrong.label}: ${said}`)
  return <RowsField label={label[locale]} columns={columns} add={words.add} error={error} />
}

function Datasheets({ known }: OwnControlProps) {
  const { pdfAr, pdfEn } = useWords(fields)
  const sheet = { kind: 'pdf', known } as const
  return (
    <>
      <UploadField {...sheet} name="product_pdf" existing="existing_pdf" label={pdfAr} problems="product_pdf_ar" />
      <UploadField {...sheet} name="product_pdf_en" existing="existing_pdf_en" label={pdfEn} />
    </>
  )
}
