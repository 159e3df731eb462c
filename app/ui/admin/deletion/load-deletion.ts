/** Added to the address of a page that deletes by whoever wants to know only what leads to the record. */
export const REFERRERS_ONLY = 'referrers'

type Loading<Data> = { request: Request; serverLoader: () => Promise<Data> }

/**
 * The `clientLoader` of a page that deletes. A dialog, which is the only one to be given null, asks without what leads to the
 * record where that cannot be had: a lost connection takes nothing from the list behind it.
 */
export function loadDeletion<Data>({ request, serverLoader }: Loading<Data>): Promise<Data> {
  const isForDialog = new URL(request.url).searchParams.has(REFERRERS_ONLY)
  return isForDialog ? serverLoader().catch(() => null as never) : serverLoader()
}
