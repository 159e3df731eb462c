import { itemForm } from '#content/admin/items.ts'
import { productPage } from '#content/pages/product.ts'
import { embedUrl } from '#domain/posts/video.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { PackColumn } from '#domain/products/pack-fields.ts'
import { columnHeadings } from '#domain/sheets/products/column-names.ts'
import { STOCK_STATES, stockStateOf } from '#domain/products/stock.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormSelect, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RowsField } from '#app/ui/admin/form/fields/rows-field.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { CERTIFICATIONS, FIGURES, PACKS, VIDEOS } from './product-columns.ts'

const ProductPart = recordPart<typeof PRODUCT_FIELDS>()

export function ProductPacks() {
  const { packs, sections } = useWords(itemForm)
  const { stock } = useWords(productPage)
  const { errors } = useRecordForm()
  const locale = useLocale()
  const states = STOCK_STATES.map((value) => ({ value, label: stock[value] }))
  const columns = Object.entries(PACKS).map(([name, column]) => ({
    ...column,
    name: `${name}[]`,
    label: packs[column.words],
    names: [...Object.values(itemForm.packs[column.words]), ...columnHeadings(name as PackColumn)],
    ...('choices' in column
      ? { options: [{ value: '', label: packs.stockUnsaid }, ...states], optionOf: stockStateOf }
      : {}),
    ...('day' in column ? { check: (text: string) => dayProblem(text, packs.dayUnknown) } : {}),
  }))
  const wrong = columns.find(({ name }) => errors[name.slice(0, -2)])
  const said = wrong && errors[wrong.name.slice(0, -2)]?.[locale]
  const error = said && (wrong.name === 'stock_code[]' ? said : `${wrong.label}: ${said}`)
  return (
    <ProductPart
      section="packs"
      title={sections.packs}
      controls={{ variants: <RowsField label={sections.packs} columns={columns} add={packs.add} error={error} /> }}
    />
  )
}

function dayProblem(text: string, words: string): string | undefined {
  return text.trim() === '' || readFieldDay(text) !== null ? undefined : words
}

export function ProductFigures() {
  const words = useWords(itemForm)
  const { figures, fields } = words
  const specs = useField('specs')
  const certifications = useField('certifications')
  const columns = FIGURES.map((column) => ({ ...column, label: figures[column.words] }))
  return (
    <ProductPart
      section="figures"
      title={words.sections.figures}
      controls={{
        specs: <RowsField label={figures.label} columns={columns} add={figures.add} error={specs.error} />,
        certifications: (
          <RowsField
            label={fields.certifications}
            columns={CERTIFICATIONS.map((column) => ({ ...column, label: words.certification }))}
            add={words.addCertification}
            error={certifications.error}
          />
        ),
        hasSafetySheet: <SafetySheet />,
        jointYield: (
          <FormTextArea
            name="joint_yield"
            label={fields.jointYield}
            hint={fields.jointYieldHint}
            rows={3}
            dir="ltr"
            spellCheck={false}
            optional
          />
        ),
      }}
    />
  )
}

function SafetySheet() {
  const { hasSafetySheet: label, safetySheetChoices: choices } = useWords(itemForm.fields)
  const options = [
    { value: '1', label: choices.yes },
    { value: '0', label: choices.no },
  ]
  return <FormSelect name="has_safety_sheet" label={label} options={options} />
}

export function ProductVideos() {
  const { sections, fields, video, addVideo, videoUnknown } = useWords(itemForm)
  const { error } = useField('gallery_videos')
  const check = (text: string) => (text.trim() === '' || embedUrl(text) !== null ? undefined : videoUnknown)
  const { mainVideo } = PRODUCT_FIELDS
  return (
    <ProductPart
      section="videos"
      title={sections.videos}
      controls={{
        mainVideo: (
          <FormText {...mainVideo.input} label={fields.mainVideo} hint={fields.videoHint} ltr inputMode="url" />
        ),
        galleryVideos: (
          <RowsField
            label={fields.galleryVideos}
            columns={VIDEOS.map((column) => ({ ...column, label: video, check }))}
            add={addVideo}
            error={error}
          />
        ),
      }}
    />
  )
}
