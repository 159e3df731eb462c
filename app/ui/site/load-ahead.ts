import { UNSAFE_decodeViaTurboStream } from 'react-router'

/** What is fetched ahead now is not fetched again for so long. */
const FRESH_MS = 10_000
/** For so long it is shown without asking whether it is still the same: as long as a tap takes. */
const AT_ONCE_MS = 1500

type Ahead = { at: number; data: Promise<Loaded>; modules: Promise<void> }
/** What the server's loader of a page answered; null for what is none of its data: an error, another address. */
type Loaded = { value: unknown } | null

const fetched = new Map<string, Ahead>()

type Page = { id: string; address: string; modules: Promise<void> }

/** Fetches the data of the page at `href` for the route `id`, from `address`. Its code is on its way. */
export function fetchData(href: string, { id, address, modules }: Page): void {
  for (const old of fetched.keys()) if (!isJustFetched(old)) fetched.delete(old)
  fetched.set(href, { at: Date.now(), data: loadFrom(address, id).catch(() => null), modules })
}

/** Waits for what was fetched ahead of the page at `href`; for nothing where that was long ago. */
export async function untilFetched(href: string): Promise<void> {
  const ahead = aheadOf(href)
  await Promise.all([ahead?.data, ahead?.modules])
}

function aheadOf(href: string): Ahead | undefined {
  const ahead = fetched.get(href)
  return ahead && Date.now() - ahead.at <= AT_ONCE_MS ? ahead : undefined
}

export function isJustFetched(href: string): boolean {
  return Date.now() - (fetched.get(href)?.at ?? -Infinity) <= FRESH_MS
}

type Load<T> = { request: Request; serverLoader(): Promise<T> }

/**
 * The client's loader of a visitors' page: takes the data that were fetched while the visitor reached for the link, without
 * another way to the server; later than that it asks there.
 */
export async function loadAhead<T>({ request, serverLoader }: Load<T>): Promise<T> {
  const loaded = (await aheadOf(request.url)?.data) ?? null
  // Shown once: whoever comes back to the page may find it changed.
  fetched.delete(request.url)
  return loaded ? (loaded.value as T) : serverLoader()
}

async function loadFrom(address: string, id: string): Promise<Loaded> {
  const { status, body } = await fetch(address)
  if (status !== 200 || body === null) return null
  const decoded = await UNSAFE_decodeViaTurboStream(body, globalThis)
  await decoded.done
  const answers = decoded.value as Record<string, { data?: unknown } | undefined>
  const answer = answers[id]
  return answer && 'data' in answer ? { value: answer.data } : null
}
