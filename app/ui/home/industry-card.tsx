import type { Industry } from '../../../content/industries.ts'
import { industryPictures } from '../../../content/pictures/industry.ts'
import { useLabels, useLocale, useWords } from '../../locale.ts'
import { BeadList } from '../base/list/bead-list.tsx'
import { Picture } from '../base/picture/picture.tsx'

const SIZES = '(width >= 87.5rem) 650px, (width >= 48rem) 46vw, 84vw'

type IndustryCardProps = { industry: Industry; index: number; count: number }

export function IndustryCard({ industry, index, count }: IndustryCardProps) {
  const words = useWords(industry)
  const { slideRole, slide } = useLabels()
  const picture = industryPictures[industry.picture]
  return (
    <li className="industry-card" aria-roledescription={slideRole} aria-label={slide(index + 1, count)}>
      <Picture picture={picture} alt={picture.alt[useLocale()]} sizes={SIZES} className="industry-card-picture" />
      <div className="industry-card-text">
        <div>
          <h3 className="text-h3">{words.title}</h3>
          <p className="text-small mt-1 text-ink-2">{words.description}</p>
        </div>
        <BeadList items={words.features} className="text-small content-start" />
      </div>
    </li>
  )
}
