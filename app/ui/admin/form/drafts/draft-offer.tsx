import { FilePen } from 'lucide-react'
import { adminForm } from '#content/admin/form.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import type { Draft } from './draft-store.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'

type DraftOfferProps = {
  draft: Draft
  version: number | null
  onRestore: (values: FormValues) => void
  onDiscard: () => void
}

/** What an earlier visit has left unsaved on this device. */
export function DraftOffer({ draft, version, onRestore, onDiscard }: DraftOfferProps) {
  const words = useWords(adminForm).draft
  const when = formatMoment(draft.savedAt, useLocale()) ?? ''
  return (
    <section className="form-notice form-notice-warn" role="status">
      <FilePen />
      <p>
        {words.found(when)} {draft.version !== version && words.older}
      </p>
      <div className="form-notice-actions">
        <Button small kind="ink" onClick={() => onRestore(draft.values)}>
          {words.restore}
        </Button>
        <Button small kind="outline" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </section>
  )
}
