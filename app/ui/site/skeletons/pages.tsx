import { useLabels } from '#app/locale.ts'
import { Skeleton } from '#app/ui/base/state/skeleton.tsx'
import {
  CategoryCardsSkeleton,
  CategoryTilesSkeleton,
  PostGridSkeleton,
  ProductGridSkeleton,
  Repeat,
} from './cards.tsx'

export function HomeSkeleton() {
  return (
    <>
      <div className="mx-auto max-w-[1400px] px-3">
        <Skeleton className="h-[clamp(520px,44vw,620px)] rounded-2xl" />
      </div>
      <div className="wrap section grid gap-8">
        <Skeleton className="h-9 w-48" />
        <CategoryTilesSkeleton />
      </div>
      <div className="wrap section grid gap-8">
        <Skeleton className="h-9 w-64" />
        <ProductGridSkeleton kind="latest" />
      </div>
      <div className="wrap section grid gap-8">
        <Skeleton className="h-9 w-56" />
        <PostGridSkeleton count={3} />
      </div>
    </>
  )
}

export function CategoriesSkeleton() {
  return (
    <div className="wrap pb-24">
      <TitleSkeleton />
      <CategoryCardsSkeleton />
    </div>
  )
}

export function CategorySkeleton() {
  return (
    <div className="wrap pb-24">
      <Skeleton className="my-3.5 h-4 w-56" />
      <div className="mb-10 grid content-center gap-4 rounded-2xl bg-sand p-[clamp(24px,4vw,64px)] md:min-h-72">
        <Skeleton className="h-11 w-2/5 bg-sand-2" />
        <Skeleton className="mt-3 h-4 w-3/5 bg-sand-2" />
        <Skeleton className="h-4 w-1/2 bg-sand-2" />
        <Skeleton className="h-4 w-1/3 bg-sand-2" />
      </div>
      <ProductGridSkeleton />
    </div>
  )
}

export function ProductsSkeleton() {
  return (
    <div className="wrap pb-24">
      <TitleSkeleton />
      <ProductGridSkeleton />
    </div>
  )
}

/** The filters stand beside the list where there is room for them. */
export function CollectionSkeleton() {
  return (
    <div className="wrap pb-24">
      <TitleSkeleton />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[280px_minmax(0,1fr)]">
        <Repeat times={10} className="hidden content-start gap-5 lg:grid">
          <Skeleton className="h-6" />
        </Repeat>
        <div className="grid gap-6">
          <Skeleton className="h-11 w-2/5" />
          <ProductGridSkeleton kind="beside" />
        </div>
      </div>
    </div>
  )
}

export function SearchSkeleton() {
  return (
    <div className="wrap pb-24">
      <div className="grid gap-4 pt-12 pb-6">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-10 w-2/5" />
        <Skeleton className="h-16 max-w-190" />
      </div>
      <ProductGridSkeleton />
    </div>
  )
}

export function ProductSkeleton() {
  return (
    <div className="wrap pb-24">
      <Skeleton className="my-3.5 h-4 w-64" />
      <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <Skeleton className="h-84 rounded-2xl lg:h-[clamp(440px,42vw,600px)]" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-20 w-48" />
          <Skeleton className="h-8 w-11/12" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-2 h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-13 w-full" />
        </div>
      </div>
      <Skeleton className="mt-8 h-32 rounded-xl" />
    </div>
  )
}

/** Six articles, the newest of them large. */
export function PostsSkeleton() {
  return (
    <div className="wrap grid gap-[clamp(40px,5vw,72px)] pb-24">
      <div>
        <TitleSkeleton />
        <div className="post-card post-card-featured">
          <Skeleton className="post-card-picture bg-sand" />
          <Skeleton className="post-card-line h-4 w-2/5" />
          <Skeleton className="post-card-title h-9 w-11/12" />
          <Skeleton className="post-card-snippet h-5 w-4/5" />
          <Skeleton className="post-card-link h-5 w-1/4" />
        </div>
      </div>
      <PostGridSkeleton count={5} />
    </div>
  )
}

/** The one page whose loading text is seen (docs/specification 2.11). */
export function ArticleSkeleton() {
  const { loading } = useLabels()
  return (
    <div className="wrap pb-24">
      <div className="article-lead grid max-w-[47.5rem] gap-5 pt-20 pb-8">
        <p className="text-small text-ink-3" aria-hidden="true">
          {loading}
        </p>
        <Skeleton className="h-11 w-11/12" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="article-lead aspect-video rounded-xl md:rounded-2xl" />
    </div>
  )
}

/** Pages that are read: a title and lines of text. */
export function TextSkeleton() {
  return (
    <div className="wrap pb-24">
      <TitleSkeleton />
      <div className="grid max-w-3xl gap-4">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  )
}

function TitleSkeleton() {
  return (
    <div className="grid gap-5 pt-16 pb-12">
      <Skeleton className="h-11 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  )
}
