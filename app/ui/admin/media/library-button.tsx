import { Images } from 'lucide-react'
import { useState } from 'react'
import { libraryWords } from '#content/admin/media/library.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { LibraryDialog } from './library-dialog.tsx'

type LibraryButtonProps = {
  kind: FileKind
  /** What the file is for. */
  label: string
  onChoose: (file: UploadedFile) => void
}

/** Takes a file that was uploaded before; nothing without scripts, where its name can be typed. */
export function LibraryButton({ kind, label, onChoose }: LibraryButtonProps) {
  const words = useWords(libraryWords)
  const [isOpen, setOpen] = useState(false)
  if (!useHydrated()) return null
  return (
    <>
      <Button kind="outline" small onClick={() => setOpen(true)} aria-label={words.openFor(label)}>
        <Images />
        {words.open}
      </Button>
      {isOpen && (
        <LibraryDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(file) => {
            setOpen(false)
            onChoose(file)
          }}
        />
      )}
    </>
  )
}
