import type { Log } from '#server/log.ts'
import type { BrandProductsService } from '#server/services/catalogue/brand-products.ts'
import { createQueueWorker, type QueueWorker } from './queue-worker.ts'

export type BrandSettlerDeps = {
  brandProducts: BrandProductsService
  log: Log
  /** Milliseconds until it looks again by itself: a brand may come by an import, an undo, its plan or another server. */
  patience?: number
}

const PATIENCE = 3000

/** Gives products the present name of their brand wherever that was not done by the save itself. */
export function createBrandSettler({ brandProducts, log, patience = PATIENCE }: BrandSettlerDeps): QueueWorker {
  return createQueueWorker({
    work: (signal) => brandProducts.settle(signal),
    onError: (error) => log.error('names of brands wait', { error }),
    patience,
  })
}
