import { useState } from 'react'
import { brandForm } from '#content/admin/catalogue/brands.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { groundOf } from '#domain/catalogue/brand-colour.ts'
import { PLACEHOLDERS } from '#domain/site/content/fill-texts.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { PairField } from '#app/ui/admin/form/fields/bilingual-field.tsx'
import { formView, type OwnControlProps } from '#app/ui/admin/form/form-view.ts'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { PlaceholderHint } from '#app/ui/admin/site/placeholder-hint.tsx'

const { add: addHighlight, ...highlight } = brandForm.highlight
const { add: addSpecialty, ...specialty } = brandForm.specialty

export const brandView = formView({
  fields: BRAND_FIELDS,
  titles: brandForm.sections,
  labels: brandForm.fields,
  hints: {
    aliases: brandForm.aliasesHint,
    sortId: brandForm.sortHint,
    colour: brandForm.colourHint,
    coverageDetails: brandForm.linesHint,
    applications: brandForm.linesHint,
    certifications: brandForm.linesHint,
    competitors: brandForm.staffHint,
  },
  options: {
    aliases: { lines: 3, optional: true },
    sortId: { inputMode: 'numeric' },
    description: { lines: 3 },
    longDescription: { lines: 6 },
    applications: { lines: 5 },
    certifications: { lines: 5, ltr: true, optional: true },
    competitors: { lines: 3 },
    website: { type: 'url', ltr: true },
    email: { type: 'email', ltr: true },
    phone: { type: 'tel', ltr: true },
  },
  choices: { specialty_icon: brandForm.icons },
  groups: {
    highlights: { labels: highlight, add: addHighlight },
    specialties: { labels: specialty, add: addSpecialty },
  },
  beside: [
    ['slug', 'sortId'],
    ['logo', 'logoWhite'],
    ['email', 'phone'],
  ],
  controls: {
    name: ({ label, isNew }) => (
      <PairField of={BRAND_FIELDS.name} label={label} hint={isNew ? undefined : brandForm.renameHint} />
    ),
    colour: ColourField,
  },
  Above: () => <PlaceholderHint names={PLACEHOLDERS} />,
  isPreviewApart: true,
})

/** The colour as it is typed, with a text on it as visitors will read it. */
function ColourField({ label, hint }: OwnControlProps) {
  const { colourSample } = useWords(brandForm)
  const locale = useLocale()
  const { value } = useField('colour')
  const [typed, setTyped] = useState(value)
  const ground = groundOf(typed.trim())
  return (
    <div className="brand-colour">
      <FormText
        {...BRAND_FIELDS.colour.input}
        label={label[locale]}
        hint={hint?.[locale]}
        ltr
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {ground && (
        <svg className="wide-180 tall-48 text-nav" role="img" aria-label={colourSample} viewBox="0 0 180 48">
          <rect width="180" height="48" rx="8" fill={ground.colour} />
          <text x="90" y="30" textAnchor="middle" fill={ground.text} aria-hidden="true">
            {colourSample}
          </text>
        </svg>
      )}
    </div>
  )
}
