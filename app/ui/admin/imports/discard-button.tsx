import { importPage } from '#content/imports/import-page.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'

export function DiscardButton() {
  const words = useWords(importPage)
  return (
    <Button type="submit" name="intent" value="discard" kind="quiet" formNoValidate>
      {words.discard}
    </Button>
  )
}
