import { useEffect, type ReactElement } from 'react'
import { matchPath } from 'react-router'
import { unprefixedPath } from '../../../domain/locale.ts'
import { useLabels } from '../../locale.ts'
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

/** A page in the shape of the one that is on its way. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const { loading } = useLabels()
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <output className="sr-only">{loading}</output>
      {shapeOf(pathname)}
    </>
  )
}

function shapeOf(pathname: string): ReactElement | undefined {
  const path = unprefixedPath(pathname)
  return SHAPES.find(({ pattern }) => matchPath(pattern, path))?.shape
}
