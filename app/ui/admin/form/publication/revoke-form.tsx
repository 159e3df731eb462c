import { useFetcher } from 'react-router'
import { PREVIEW_LINKS_PATH } from '#domain/accounts/staff-paths.ts'
import type { FormPublication } from '#app/loading/form-publication.ts'
import { useOwnPath } from '#app/ui/admin/notice/use-notice.ts'

export const REVOKE_FORM = 'revoke-preview-links'

/** Ends the links to a preview. It stands beside the form of the record, which keeps what is typed there. */
export function RevokeForm({ publication }: { publication: FormPublication | undefined }) {
  const { Form } = useFetcher()
  const next = useOwnPath()
  if (!publication?.name || publication.openLinks.length === 0) return null
  const { kind, id } = publication.name
  return (
    <Form id={REVOKE_FORM} method="post" action={PREVIEW_LINKS_PATH} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={next} />
    </Form>
  )
}
