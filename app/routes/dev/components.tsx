import { componentsPage } from '../../../content/components-page.ts'
import { useWords } from '../../locale.ts'
import type { SiteHandle } from '../../ui/site/site-handle.ts'
import { ButtonRows } from './button-rows.tsx'
import { Colours } from './colours.tsx'
import { DialogRow } from './dialog-row.tsx'
import { FieldRows } from './field-rows.tsx'
import { ListRows } from './list-rows.tsx'
import { StateRows } from './state-rows.tsx'
import { TypeRanks } from './type-ranks.tsx'

export const handle: SiteHandle = { footerCall: false }

/** Every part of the design in every state; the language switch shows the other direction. */
export default function ComponentsRoute() {
  const { title } = useWords(componentsPage)
  return (
    <div className="wrap pb-24">
      <title>{title}</title>
      <h1 className="text-h1 py-8">{title}</h1>
      <Colours />
      <TypeRanks />
      <ButtonRows />
      <FieldRows />
      <ListRows />
      <DialogRow />
      <StateRows />
    </div>
  )
}
