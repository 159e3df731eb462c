import { itemForm } from '../../../../content/admin/items.ts'
import { productPage } from '../../../../content/pages/product.ts'
import { embedUrl } from '../../../../domain/posts/video.ts'
import { STOCK_STATES, stockStateOf } from '../../../../domain/products/stock.ts'
import { RECORD_LIMITS } from '../../../../domain/records/record-limits.ts'
import { readFieldDay } from '../../../../domain/text/day.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { FormPart } from '../form/form-part.tsx'
import { FormSelect, FormText, FormTextArea } from '../form/fields/plain-fields.tsx'
import { useField, useRecordForm } from '../form/record-form-context.ts'
import { RowsField } from '../form/fields/rows-field.tsx'
import { CERTIFICATIONS, FIGURES, PACKS, VIDEOS } from './product-columns.ts'

/** The parts of the form that are tables. */
export function ProductTables({ kind }: { kind: 'packs' | 'figures' | 'videos' }) {
  const { sections } = useWords(itemForm)
  return (
    <FormPart id={kind} title={sections[kind]}>
      {kind === 'packs' && <Packs />}
      {kind === 'figures' && <Figures />}
      {kind === 'videos' && <Videos />}
    </FormPart>
  )
}

function Packs() {
  const { packs, sections } = useWords(itemForm)
  const { stock } = useWords(productPage)
  const { errors } = useRecordForm()
  const locale = useLocale()
  const states = STOCK_STATES.map((value) => ({ value, label: stock[value] }))
  const columns = Object.entries(PACKS).map(([name, column]) => ({
    ...column,
    name: `${name}[]`,
    label: packs[column.words],
    ...('choices' in column
      ? { options: [{ value: '', label: packs.stockUnsaid }, ...states], optionOf: stockStateOf }
      : {}),
    ...('day' in column ? { check: (text: string) => dayProblem(text, packs.dayUnknown) } : {}),
  }))
  const wrong = columns.find(({ name }) => errors[name.slice(0, -2)])
  const said = wrong && errors[wrong.name.slice(0, -2)]?.[locale]
  const error = said && (wrong.name === 'stock_code[]' ? said : `${wrong.label}: ${said}`)
  return <RowsField label={sections.packs} columns={columns} add={packs.add} error={error} />
}

function dayProblem(text: string, words: string): string | undefined {
  return text.trim() === '' || readFieldDay(text) !== null ? undefined : words
}

function Figures() {
  const { figures, fields, certification, addCertification } = useWords(itemForm)
  const specs = useField('specs')
  const certifications = useField('certifications')
  const columns = FIGURES.map((column) => ({ ...column, label: figures[column.words] }))
  return (
    <div className="form-fields">
      <RowsField label={figures.label} columns={columns} add={figures.add} error={specs.error} />
      <RowsField
        label={fields.certifications}
        columns={CERTIFICATIONS.map((column) => ({ ...column, label: certification }))}
        add={addCertification}
        error={certifications.error}
      />
      <FormSelect
        name="has_safety_sheet"
        label={fields.hasSafetySheet}
        options={[
          { value: '1', label: fields.safetySheetChoices.yes },
          { value: '0', label: fields.safetySheetChoices.no },
        ]}
      />
      <FormTextArea
        name="joint_yield"
        label={fields.jointYield}
        hint={fields.jointYieldHint}
        rows={3}
        dir="ltr"
        spellCheck={false}
        optional
      />
    </div>
  )
}

function Videos() {
  const { fields, video, addVideo, videoUnknown } = useWords(itemForm)
  const { error } = useField('gallery_videos')
  const check = (text: string) => (text.trim() === '' || embedUrl(text) !== null ? undefined : videoUnknown)
  return (
    <div className="form-fields">
      <FormText
        name="main_video"
        label={fields.mainVideo}
        hint={fields.videoHint}
        ltr
        inputMode="url"
        maxLength={RECORD_LIMITS.address}
      />
      <RowsField
        label={fields.galleryVideos}
        columns={VIDEOS.map((column) => ({ ...column, label: video, check }))}
        add={addVideo}
        error={error}
      />
    </div>
  )
}
