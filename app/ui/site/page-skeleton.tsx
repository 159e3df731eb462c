import { useEffect, type ReactElement } from 'react'
import { matchPath } from 'react-router'
import { unprefixedPath } from '../../../domain/locale.ts'
import { useLabels } from '../../locale.ts'
import {
  CategoriesSkeleton,
  CategorySkeleton,
  HomeSkeleton,
  PostsSkeleton,
  ProductSkeleton,
  ProductsSkeleton,
  TextSkeleton,
} from './skeletons/pages.tsx'

/** The first pattern that fits says what is coming. */
const SHAPES: [pattern: string, shape: ReactElement][] = [
  ['/', <HomeSkeleton key=\"shape\" />],
  ['/categories', <CategoriesSkeleton key=\"shape\" />],
  ['/categories/:id', <CategorySkeleton key=\"shape\" />],
  ['/products', <ProductsSkeleton key=\"shape\" />],
  ['/collection', <ProductsSkeleton key=\"shape\" />],
  ['/search', <ProductsSkeleton key=\"shape\" />],
  ['/blogs', <PostsSkeleton key=\"shape\" />],
  ['/blogs/:slug', <TextSkeleton key=\"shape\" />],
  ['/:category/:product', <ProductSkeleton key=\"shape\" />],
  ['*', <TextSkeleton key=\"shape\" />],
]

/** A page in the shape of the one that is on its way. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const { loading } = useLabels()
  useEffect(() => scrollTo(0, 0), [])
  return (
    <>
      <output className="sr-only">{loading}</output>
      {shapeOf(pathname)}
    </>
  )
}

function shapeOf(pathname: string): ReactElement | undefined {
  const path = unprefixedPath(pathname)
  return SHAPES.find(([pattern]) => matchPath(pattern, path))?.[1]
}
