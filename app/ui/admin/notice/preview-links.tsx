import { useRouteLoaderData } from 'react-router'
import { publicationForm } from '#content/admin/records/publication.ts'
import { sharedPreviewPath } from '#domain/site/preview-link.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import type { StaffFrame } from '#app/ui/admin/admin-shell.tsx'
import { CopiedField } from './copied-field.tsx'

/** A link to a preview in both languages, to be copied. */
export function PreviewLinks({ token }: { token: string }) {
  const origin = useRouteLoaderData<StaffFrame>('staff')?.origin ?? ''
  const locale = useLocale()
  return (
    <div className="card preview-links">
      {LOCALES.map((one) => (
        <CopiedField key={one} label={publicationForm.link[one][locale]} url={origin + sharedPreviewPath(token, one)} />
      ))}
    </div>
  )
}
