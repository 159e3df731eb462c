import { useNavigation } from 'react-router'
import { adminForm } from '#content/admin/form.ts'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useGridState } from './grid-store.ts'

export const GRID_FORM = 'grid'

/** Says how many cells were changed, where scripts know it. */
export function SaveGrid() {
  const words = useWords(gridWords)
  const { saving } = useWords(adminForm)
  const { changes } = useGridState()
  const isSaving = useNavigation().formMethod === 'POST'
  return (
    <Button type="submit" form={GRID_FORM} small busy={isSaving} busyText={saving} aria-keyshortcuts="Control+S">
      {changes === 0 ? words.save : words.saveCount(changes)}
    </Button>
  )
}
