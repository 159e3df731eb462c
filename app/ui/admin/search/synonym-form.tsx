import { useMemo, type ReactNode } from 'react'
import { synonymsWords } from '#content/admin/search.ts'
import { searchListPath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import type { FormSection } from '#app/ui/admin/form/form-sections.ts'
import { FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'

type SynonymFormProps = Omit<RecordFormOptions, 'sections'> & { title: string; children?: ReactNode }

/** The names of a group, one to a line. */
export function SynonymForm({ title, children, ...options }: SynonymFormProps) {
  const { form: words } = useWords(synonymsWords)
  const sections = useMemo<FormSection[]>(
    () => [{ id: 'names', title: words.title, fields: [{ names: ['words'], label: words.names }] }],
    [words],
  )
  return (
    <RecordForm
      {...options}
      title={title}
      save={words.save}
      cancelTo={searchListPath('synonyms')}
      unreachable={null}
      sections={sections}
    >
      <div className="admin-groups">
        <FormPart id="names" title={words.title} note={words.note}>
          <FormTextArea name="words" label={words.names} dir="auto" rows={8} required />
        </FormPart>
        {children}
      </div>
    </RecordForm>
  )
}
