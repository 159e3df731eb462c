import { useEffect, type ReactElement, type ReactNode } from 'react'
import { matchPath } from 'react-router'
import { unprefixedPath } from '#domain/text/locale.ts'
import { useLabels } from '#app/locale.ts'
import { Skeleton } from '#app/ui/base/state/skeleton.tsx'
import { ProductGridSkeleton } from './skeletons/cards.tsx'
import {
  ArticleSkeleton,
  CategoriesSkeleton,
  CategorySkeleton,
  CollectionSkeleton,
  HomeSkeleton,
  PostsSkeleton,
  ProductSkeleton,
  ProductsSkeleton,
  SearchSkeleton,
  TextSkeleton,
} from './skeletons/pages.tsx'

/** The first pattern that fits says what is coming. */
const SHAPES = [
  { pattern: '/', shape: <HomeSkeleton /> },
  { pattern: '/categories', shape: <CategoriesSkeleton /> },
  { pattern: '/categories/:id', shape: <CategorySkeleton /> },
  { pattern: '/products', shape: <ProductsSkeleton /> },
  { pattern: '/collection', shape: <CollectionSkeleton /> },
  { pattern: '/search', shape: <SearchSkeleton /> },
  { pattern: '/blogs', shape: <PostsSkeleton /> },
  { pattern: '/blogs/:slug', shape: <ArticleSkeleton /> },
  { pattern: '/:category/:product', shape: <ProductSkeleton /> },
  { pattern: '*', shape: <TextSkeleton /> },
]

export function PageSkeleton({ pathname }: { pathname: string }) {
  return <Coming>{shapeOf(pathname)}</Coming>
}

/** What a search finds, while the box over it stays. */
export function ResultsSkeleton() {
  return (
    <Coming>
      <Skeleton className="mb-8 h-11 w-60" />
      <ProductGridSkeleton />
    </Coming>
  )
}

/** Says that it is loading, and is seen from its start as what comes will be. */
function Coming({ children }: { children: ReactNode }) {
  const { loading } = useLabels()
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <output className="sr-only">{loading}</output>
      {children}
    </>
  )
}

function shapeOf(pathname: string): ReactElement | undefined {
  const path = unprefixedPath(pathname)
  return SHAPES.find(({ pattern }) => matchPath(pattern, path))?.shape
}
