import type { ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import { Skeleton } from '#app/ui/base/state/skeleton.tsx'
import type { ProductGridKind } from '#app/ui/catalogue/product-grid.tsx'

/* Each has the classes of the card that comes, and so its size at every width. */

export function ProductGridSkeleton({ count = 8, kind = 'list' }: { count?: number; kind?: ProductGridKind }) {
  return (
    <Repeat times={count} className={classNames('product-grid', `product-grid-${kind}`)}>
      <div className="product-card">
        <div className="product-tile skeleton bg-sand">
          <span className="product-picture block" />
        </div>
        <Skeleton className="mt-5 h-3.5 w-2/5" />
        <Skeleton className="mt-3.5 h-4.5 w-11/12" />
        <Skeleton className="mt-3 mb-4.5 h-4.5 w-3/5" />
        <Repeat times={3} className="product-card-figures">
          <Skeleton className="h-8" />
        </Repeat>
      </div>
    </Repeat>
  )
}

export function CategoryTilesSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Repeat times={count} className="category-grid">
      <Skeleton className="category-tile bg-sand" />
    </Repeat>
  )
}

export function CategoryCardsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Repeat times={count} className="category-cards">
      <div className="category-card">
        <Skeleton className="category-card-picture rounded-none bg-sand" />
        <div className="category-card-text w-full gap-3">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="mb-2 h-3.5 w-1/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    </Repeat>
  )
}

export function PostGridSkeleton({ count }: { count: number }) {
  return (
    <Repeat times={count} className="post-grid">
      <div className="post-card">
        <Skeleton className="post-card-picture bg-sand" />
        <Skeleton className="mt-5 h-3.5 w-2/5" />
        <Skeleton className="mt-3.5 h-5 w-11/12" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-4/5" />
        <Skeleton className="mt-4 h-5 w-1/4" />
      </div>
    </Repeat>
  )
}

/** A list of so many equal places. */
export function Repeat({ times, className, children }: { times: number; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      {Array.from({ length: times }, (_, place) => `place-${place}`).map((key) => (
        <div key={key}>{children}</div>
      ))}
    </div>
  )
}
