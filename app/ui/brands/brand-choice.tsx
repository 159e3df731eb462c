import { Fragment, useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { brandsPage } from '#content/pages/brands.ts'
import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { useWords } from '#app/locale.ts'
import { useReducedMotion } from '#app/ui/base/use-media.ts'
import { BrandCard } from './brand-card.tsx'
import { BrandDetails } from './brand-details.tsx'

const DETAILS_ID = 'brand'

type BrandChoiceProps = { brands: BrandView[]; selected: BrandView | null }

/** The cards and, behind its own, what the selected brand is. The selection is in the address, so it needs no scripts. */
export function BrandChoice({ brands, selected }: BrandChoiceProps) {
  const { pathname } = useLocation()
  const { shown } = useWords(brandsPage)
  const details = useRevealed(selected?.slug)
  return (
    <>
      <Form action={`${pathname}#${DETAILS_ID}`} replace preventScrollReset defaultShouldRevalidate={false}>
        <ul className="grid grid-flow-row-dense gap-6 lg:grid-cols-3">
          {brands.map((brand, index) => (
            <Fragment key={brand.slug}>
              <BrandCard brand={brand} selected={brand === selected} first={index === 0} />
              {brand === selected && (
                <li id={DETAILS_ID} ref={details} className="col-span-full">
                  <BrandDetails brand={brand} />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      </Form>
      <output className="sr-only">{selected && shown(selected.name)}</output>
    </>
  )
}

/** Brings the details into view after a choice, as far as needed. */
function useRevealed(slug: string | undefined) {
  const element = useRef<HTMLLIElement>(null)
  const previous = useRef(slug)
  const still = useReducedMotion()
  useEffect(() => {
    if (previous.current === slug) return
    previous.current = slug
    if (slug) element.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  }, [slug, still])
  return element
}
