import { useRouteLoaderData } from 'react-router'
import { goesToBin, manyGoToBin } from '#content/admin/bin.ts'
import { useLocale } from '#app/locale.ts'
import type { StaffFrame } from '#app/ui/admin/admin-shell.tsx'

/** Says how long what is deleted can be brought back. */
export function BinNote({ isMany = false }: { isMany?: boolean }) {
  const days = useRouteLoaderData<StaffFrame>('staff')?.binDays
  const locale = useLocale()
  return days === undefined ? null : <p>{(isMany ? manyGoToBin : goesToBin)[locale](days)}</p>
}
