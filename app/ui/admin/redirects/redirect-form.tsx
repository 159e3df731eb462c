import { useMemo } from 'react'
import { redirectsWords } from '#content/admin/redirects.ts'
import { REDIRECTS_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import type { FormSection } from '#app/ui/admin/form/form-sections.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { RecordFormOptions } from '#app/ui/admin/form/use-record-form.ts'

type RedirectFormProps = Omit<RecordFormOptions, 'sections'> & { title: string }

/** The two addresses of a redirect. */
export function RedirectForm({ title, ...options }: RedirectFormProps) {
  const { form: words } = useWords(redirectsWords)
  const sections = useMemo<FormSection[]>(() => {
    const fields = [
      { names: ['from'], label: words.from },
      { names: ['to'], label: words.to },
    ]
    return [{ id: 'addresses', title: words.title, fields }]
  }, [words])
  return (
    <RecordForm
      {...options}
      title={title}
      save={words.save}
      cancelTo={REDIRECTS_PATH}
      unreachable={null}
      sections={sections}
    >
      <div className="admin-groups">
        <FormPart id="addresses" title={words.title} note={words.note}>
          <div className="form-fields">
            <FormText name="from" label={words.from} hint={words.fromHint} ltr required maxLength={2000} />
            <FormText name="to" label={words.to} hint={words.toHint} ltr required maxLength={2000} />
          </div>
        </FormPart>
      </div>
    </RecordForm>
  )
}
