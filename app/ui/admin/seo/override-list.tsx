import { seoWords } from '../../../../content/admin/seo.ts'
import { formatNumber } from '../../../../domain/format.ts'
import type { Localized } from '../../../../domain/locale.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Badge } from '../../base/badge.tsx'
import { ButtonLink } from '../../base/button.tsx'
import { AskedTwice, StepForm } from '../users/step-form.tsx'
import { seoEditPath } from './seo-path.ts'

type OverrideRow = { key: string; metaTitle: Localized; price: number | null }

/** Texts for search engines by their key, with the way to their form. */
export function OverrideList({ rows }: { rows: OverrideRow[] }) {
  return (
    <div className="admin-group">
      <ul className="admin-rows">
        {rows.map((row) => (
          <li key={row.key} className="admin-row">
            <Facts row={row} />
            <Actions keyText={row.key} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Facts({ row: { key: keyText, metaTitle, price } }: { row: OverrideRow }) {
  const words = useWords(seoWords)
  const locale = useLocale()
  return (
    <div className="seo-facts">
      <bdi className="admin-row-name">{keyText}</bdi>
      <bdi className="seo-facts-title">{metaTitle[locale] || metaTitle.ar || metaTitle.en}</bdi>
      <Badge tone={price === null ? 'neutral' : 'ok'}>
        {price === null ? words.noPrice : words.price(formatNumber(price, locale))}
      </Badge>
    </div>
  )
}

function Actions({ keyText }: { keyText: string }) {
  const words = useWords(seoWords)
  return (
    <div className="admin-row-actions">
      <ButtonLink to={seoEditPath(keyText)} kind="outline" small aria-label={words.editNamed(keyText)}>
        {words.edit}
      </ButtonLink>
      <AskedTwice verb={words.remove} question={words.removeQuestion}>
        <StepForm intent="remove" id={keyText} submit={words.remove} kind="danger" />
      </AskedTwice>
    </div>
  )
}
