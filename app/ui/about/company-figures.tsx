import { companyFigures } from '#content/pages/about.ts'
import { useWords } from '#app/locale.ts'
import { FigureBand } from '#app/ui/product/figure-band.tsx'
import { useDemoText, useSiteFrame } from '#app/ui/site/site-context.tsx'

/** What the catalogue holds now, and how soon the demo content answers requests. */
export function CompanyFigures({ brands }: { brands: number }) {
  const { label, days, ...names } = useWords(companyFigures)
  const { categories } = useSiteFrame()
  const answer = useDemoText(names.answer)
  const products = categories?.reduce((sum, { productCount }) => sum + productCount, 0) ?? 0
  const counted = { products, categories: categories?.length ?? 0, brands }
  const figures = Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, label: names[key as keyof typeof counted], value: String(count), unit: '' }))
  const promised = answer ? [{ key: 'answer', label: answer, value: '1', unit: days }] : []
  return <FigureBand label={label} figures={[...figures, ...promised]} />
}
