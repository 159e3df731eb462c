import { useState } from 'react'
import { brandForm } from '#content/admin/catalogue/brands.ts'
import { groundOf } from '#domain/catalogue/brand-colour.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { useWords } from '#app/locale.ts'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'
import { UploadField } from '#app/ui/admin/form/upload/upload-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'

const BrandPart = recordPart<typeof BRAND_FIELDS>()

const { fields } = brandForm

/** What a brand looks like. */
export function LooksPart({ known }: { known: readonly UploadedFile[] }) {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="looks"
      title={words.sections.looks}
      rows={[['logo', 'logoWhite']]}
      controls={{
        logo: <UploadField name="logo" existing="existing_logo" kind="image" label={words.fields.logo} known={known} />,
        logoWhite: (
          <UploadField
            name="logo_white"
            existing="existing_logo_white"
            kind="image"
            label={words.fields.logoWhite}
            known={known}
          />
        ),
        image: (
          <UploadField name="image" existing="existing_image" kind="image" label={words.fields.image} known={known} />
        ),
        imageAlt: <PairField of={BRAND_FIELDS.imageAlt} label={fields.imageAlt} />,
        colour: <ColourField />,
      }}
    />
  )
}

/** The colour as it is typed, with a text on it as visitors will read it. */
function ColourField() {
  const words = useWords(brandForm)
  const { value } = useField('colour')
  const [typed, setTyped] = useState(value)
  const ground = groundOf(typed.trim())
  return (
    <div className="brand-colour">
      <FormText
        {...BRAND_FIELDS.colour.input}
        label={words.fields.colour}
        hint={words.colourHint}
        ltr
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {ground && (
        <svg className="brand-colour-sample" role="img" aria-label={words.colourSample} viewBox="0 0 180 48">
          <rect width="180" height="48" rx="8" fill={ground.colour} />
          <text x="90" y="30" textAnchor="middle" fill={ground.text} aria-hidden="true">
            {words.colourSample}
          </text>
        </svg>
      )}
    </div>
  )
}

export function TextsPart() {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="texts"
      title={words.sections.texts}
      controls={{
        description: <PairField of={BRAND_FIELDS.description} label={fields.description} rows={3} />,
        longDescription: <PairField of={BRAND_FIELDS.longDescription} label={fields.longDescription} rows={6} />,
      }}
    />
  )
}
