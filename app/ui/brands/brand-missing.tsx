import { SearchX } from 'lucide-react'
import { brandsPage } from '#content/pages/brands.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

export function BrandMissing() {
  const { missing, one } = useWords(brandsPage)
  return (
    <div className="wrap section">
      <StateBlock icon={SearchX} title={missing.title} text={missing.text} level={1}>
        <ButtonLink to="/brands">{one.all}</ButtonLink>
      </StateBlock>
    </div>
  )
}
