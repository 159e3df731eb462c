import { Eye, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { itemForm } from '#content/admin/items.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { ChipButton } from '#app/ui/base/chip.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'

const FRAME = 'form-preview'

/** Where the page of what is not saved yet is shown, in a language. */
type FormPreviewProps = { to: (locale: Locale) => string; isApart?: boolean | undefined }

/**
 * Shows the page of a record with what stands in the form: in a window of its own without scripts, and with them in a
 * frame, in either language and as wide as a phone or a desktop. `isApart` keeps it a window of its own.
 */
export function FormPreview({ to, isApart }: FormPreviewProps) {
  const words = useWords(itemForm)
  const locale = useLocale()
  const [shown, setShown] = useState<Locale | null>(null)
  const isFramed = useHydrated() && !isApart
  return (
    <>
      <Button
        type="submit"
        kind="outline"
        small
        formAction={to(locale)}
        formTarget={isFramed ? FRAME : '_blank'}
        formNoValidate
        onClick={() => setShown(locale)}
      >
        <Eye />
        {words.preview}
      </Button>
      {isFramed && <PreviewDialog to={to} shown={shown} onShow={setShown} />}
    </>
  )
}

type PreviewDialogProps = FormPreviewProps & { shown: Locale | null; onShow: (locale: Locale | null) => void }

function PreviewDialog({ to, shown, onShow }: PreviewDialogProps) {
  const words = useWords(itemForm).previewDialog
  const [isPhone, setIsPhone] = useState(false)
  const names: Record<Locale, string> = { ar: words.arabic, en: words.english }
  return (
    <Dialog open={shown !== null} onClose={() => onShow(null)} title={words.title} className="preview-dialog">
      <div className="cluster-8">
        {LOCALES.map((locale) => (
          <ChipButton
            key={locale}
            type="submit"
            lang={locale}
            on={shown === locale}
            formAction={to(locale)}
            formTarget={FRAME}
            formNoValidate
            onClick={() => onShow(locale)}
          >
            {names[locale]}
          </ChipButton>
        ))}
        <span className="preview-widths">
          <ChipButton on={!isPhone} onClick={() => setIsPhone(false)}>
            <Monitor />
            {words.desktop}
          </ChipButton>
          <ChipButton on={isPhone} onClick={() => setIsPhone(true)}>
            <Smartphone />
            {words.phone}
          </ChipButton>
        </span>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, whose scripts make it move */}
      <iframe name={FRAME} title={words.frame} className="preview-frame" data-phone={isPhone || undefined} />
    </Dialog>
  )
}
