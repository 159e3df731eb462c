import { checksWords } from '#content/admin/checks.ts'
import { shownPrice } from '#domain/products/price.ts'
import type { UnseenPrice } from '#domain/records/content-check.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { StepForm } from '#app/ui/admin/users/step-form.tsx'
import { EditRecord } from './edit-record.tsx'
import { RecordName } from './unfinished-list.tsx'

/** Products with prices that nobody sees, and one button that shows them. */
export function UnseenPrices({ prices }: { prices: UnseenPrice[] }) {
  const words = useWords(checksWords).prices
  const locale = useLocale()
  return (
    <>
      <ul className="admin-rows">
        {prices.map(({ id, name, price, namesPack }) => (
          <li key={id} className="admin-row">
            <div className="admin-row-facts">
              <RecordName id={id} name={name} />
              {price !== null && <Badge>{words.amount(shownPrice(price, locale).excluding)}</Badge>}
              {!namesPack && <Badge tone="warn">{words.packUnknown}</Badge>}
            </div>
            <EditRecord kind="products" id={id} name={name} />
          </li>
        ))}
      </ul>
      {prices.some(({ namesPack }) => namesPack) && (
        <IfMay act="records.write">
          <StepForm intent="show-prices" submit={words.show} />
        </IfMay>
      )}
    </>
  )
}
