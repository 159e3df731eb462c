import type { IndustryView } from '#domain/site/content/home-view.ts'
import { useLabels } from '#app/locale.ts'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'

const SIZES = '(width >= 87.5rem) 650px, (width >= 48rem) 46vw, 84vw'

type IndustryCardProps = { industry: IndustryView; index: number; count: number }

export function IndustryCard({ industry, index, count }: IndustryCardProps) {
  const { slideRole, slide } = useLabels()
  const { picture, alt, title, description, features } = industry
  return (
    <li className="industry-card" aria-roledescription={slideRole} aria-label={slide(index + 1, count)}>
      {picture && <Picture picture={picture} alt={alt} sizes={SIZES} className="industry-card-picture" />}
      <div className="industry-card-text text-small">
        <div>
          <h3 className="text-h3">{title}</h3>
          <p>{description}</p>
        </div>
        {features.length > 0 && <BeadList items={features} />}
      </div>
    </li>
  )
}
