import { brandForm } from '#content/admin/catalogue/brands.ts'
import { BRAND_FIELDS, SPECIALTY_ICONS } from '#domain/catalogue/brand-fields.ts'
import { useWords } from '#app/locale.ts'
import { GroupField } from '#app/ui/admin/form/fields/group-field.tsx'
import { PairField } from '#app/ui/admin/form/fields/pair-field.tsx'
import { FormNumber, FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { SlugField } from '#app/ui/admin/form/fields/slug-field.tsx'
import { recordPart } from '#app/ui/admin/form/record-part.tsx'

const BrandPart = recordPart<typeof BRAND_FIELDS>()

const { fields } = brandForm

export function BasicsPart({ isNew }: { isNew: boolean }) {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="basics"
      title={words.sections.basics}
      rows={[['slug', 'sortId']]}
      controls={{
        name: <PairField of={BRAND_FIELDS.name} label={fields.name} hint={isNew ? undefined : brandForm.renameHint} />,
        slug: <SlugField name="slug" from={['name_en', 'name_ar']} required />,
        aliases: (
          <FormTextArea
            name="aliases"
            label={words.fields.aliases}
            hint={words.aliasesHint}
            rows={3}
            dir="auto"
            optional
          />
        ),
        origin: <PairField of={BRAND_FIELDS.origin} label={fields.origin} />,
        coverage: <PairField of={BRAND_FIELDS.coverage} label={fields.coverage} />,
        sortId: (
          <FormNumber
            {...BRAND_FIELDS.sortId.input}
            label={words.fields.sortId}
            hint={words.sortHint}
            inputMode="numeric"
          />
        ),
      }}
    />
  )
}

export function FactsPart() {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="facts"
      title={words.sections.facts}
      controls={{
        highlights: (
          <GroupField
            name="highlights"
            of={BRAND_FIELDS.highlights}
            label={words.fields.highlights}
            labels={words.highlight}
            add={words.highlight.add}
          />
        ),
        coverageDetails: (
          <PairField
            of={BRAND_FIELDS.coverageDetails}
            label={fields.coverageDetails}
            hint={brandForm.linesHint}
            rows={4}
          />
        ),
      }}
    />
  )
}

export function SpecialtiesPart() {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="specialties"
      title={words.sections.specialties}
      controls={{
        specialties: (
          <GroupField
            name="specialties"
            of={BRAND_FIELDS.specialties}
            label={words.fields.specialties}
            labels={words.specialty}
            // A row that nobody has begun chooses nothing.
            options={{
              icon: [
                { value: '', label: '–' },
                ...SPECIALTY_ICONS.map((value) => ({ value, label: words.icons[value] })),
              ],
            }}
            add={words.specialty.add}
          />
        ),
      }}
    />
  )
}

export function ApplicationsPart() {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="applications"
      title={words.sections.applications}
      controls={{
        applications: (
          <PairField of={BRAND_FIELDS.applications} label={fields.applications} hint={brandForm.linesHint} rows={5} />
        ),
        certifications: (
          <FormTextArea
            name="certifications"
            label={words.fields.certifications}
            hint={words.linesHint}
            rows={5}
            dir="ltr"
            optional
          />
        ),
      }}
    />
  )
}

export function ContactPart() {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="contact"
      title={words.sections.contact}
      rows={[['email', 'phone']]}
      controls={{
        website: <FormText {...BRAND_FIELDS.website.input} label={words.fields.website} type="url" ltr />,
        email: <FormText {...BRAND_FIELDS.email.input} label={words.fields.email} type="email" ltr />,
        phone: <FormText {...BRAND_FIELDS.phone.input} label={words.fields.phone} type="tel" ltr />,
      }}
    />
  )
}

export function StaffPart() {
  const words = useWords(brandForm)
  return (
    <BrandPart
      section="staff"
      title={words.sections.staff}
      controls={{
        competitors: (
          <PairField of={BRAND_FIELDS.competitors} label={fields.competitors} hint={brandForm.staffHint} rows={3} />
        ),
      }}
    />
  )
}
