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
  ['/', <HomeSkeleton />],
  ['/categories', <CategoriesSkeleton />],
  ['/categories/:id', <CategorySkeleton />],
  ['/products', <ProductsSkeleton />],
  ['/collection', <ProductsSkeleton />],
  ['/search', <ProductsSkeleton />],
  ['/blogs', <PostsSkeleton />],
  ['/blogs/:slug', <TextSkeleton />],
  ['/:category/:product', <ProductSkeleton />],
  ['*', <TextSkeleton />],
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
