import { EVENTS_PATH } from '#domain/accounts/staff-paths.ts'
import type { InboxChangeKind } from '#domain/messages/inbox-change.ts'

export type InboxNews = { kind: InboxChangeKind; id: string; number: string | null }

/** What a screen hears: what changed up to which place, with what a badge says then; how the stream is; or that the session has ended. */
export type Heard =
  | { type: 'changed'; place: number; unread: number; news: InboxNews | null; isFirst: boolean }
  | { type: 'live'; isLive: boolean }
  | { type: 'over' }
type Said = Heard | { type: 'hello' }

const NAME = 'inbox'
const ASK_MS = 60_000
/** A server that starts again is back sooner, which nobody has to read of. */
const GRACE_MS = 10_000

/**
 * Hears of the inbox behind a place. The tabs of a browser share one stream: the one that holds the lock has it, and tells
 * the others; when it is closed, another takes over where that one was.
 */
export function followInbox(after: number, hear: (heard: Heard) => void): () => void {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(NAME)
  let place = after
  const take = (heard: Heard) => {
    if (heard.type === 'changed') {
      if (heard.place <= place) return
      place = heard.place
    }
    hear(heard)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => data.type !== 'hello' && take(data))
  const lead = () =>
    new Promise<void>((done) => {
      const stop = leadOthers(place, channel, take)
      stopping.signal.addEventListener('abort', () => {
        stop()
        done()
      })
    })
  // Without locks, which only secure addresses have, each tab has a stream of its own.
  if ('locks' in navigator) {
    say(channel, { type: 'hello' })
    navigator.locks.request(NAME, { signal: stopping.signal }, lead).catch(() => {})
  } else void lead()
  return () => {
    stopping.abort()
    channel.close()
  }
}

function say(channel: BroadcastChannel, what: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(what)
}

/** Keeps the stream, and tells this tab and the others what it says. Answers what ends it. */
function leadOthers(after: number, channel: BroadcastChannel, hear: (heard: Heard) => void): () => void {
  let place = after
  let isLive = true
  let isOver = false
  const tell = (heard: Heard) => {
    hear(heard)
    // Only the tab with the stream calls anybody.
    say(channel, heard.type === 'changed' ? { ...heard, isFirst: false } : heard)
  }
  const stream = keepStream({
    place: () => place,
    changed(to, unread, news) {
      if (to <= place) return
      place = to
      tell({ type: 'changed', place, unread, news, isFirst: true })
    },
    live(now) {
      if (now === isLive) return
      isLive = now
      tell({ type: 'live', isLive })
    },
    over() {
      isOver = true
      tell({ type: 'over' })
    },
  })
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.type !== 'hello') return
    if (isOver) say(channel, { type: 'over' })
    else if (!isLive) say(channel, { type: 'live', isLive })
  })
  return stream
}

type StreamUser = {
  place(): number
  changed(place: number, unread: number, news: InboxNews | null): void
  live(isLive: boolean): void
  over(): void
}

/** Connects again and again; while nothing comes through, asks. */
function keepStream(user: StreamUser): () => void {
  let source: EventSource
  let away: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined
  const rest = () => {
    clearTimeout(away)
    clearInterval(asking)
    away = asking = undefined
  }
  const end = () => {
    rest()
    source.close()
    removeEventListener('online', comeBack)
  }
  const over = () => {
    end()
    user.over()
  }
  async function ask(connects: boolean) {
    const answer = await fetch(EVENTS_PATH, { headers: { Accept: 'application/json' } }).catch(() => null)
    if (answer?.status === 401 || answer?.status === 403) return over()
    if (!answer?.ok) return undefined
    const { last, unread } = (await answer.json()) as { unread: number; last: number }
    user.changed(last, unread, null)
    if (connects && source.readyState === EventSource.CLOSED) connect()
    return undefined
  }
  function connect() {
    source = new EventSource(`${EVENTS_PATH}?last-event-id=${user.place()}`)
    source.addEventListener('open', () => {
      rest()
      user.live(true)
    })
    source.addEventListener('error', () => {
      away ??= setTimeout(() => user.live(false), GRACE_MS)
      asking ??= setInterval(() => void ask(true), ASK_MS)
      // A browser gives up what was refused, and does not say why: a session may have ended.
      if (source.readyState === EventSource.CLOSED) void ask(false)
    })
    source.addEventListener('signed-out', over)
    source.addEventListener(NAME, ({ data, lastEventId }: MessageEvent<string>) => {
      const { kind, id, number, unread } = JSON.parse(data) as InboxNews & { unread: number }
      user.changed(Number(lastEventId), unread, { kind, id, number })
    })
  }
  // A browser that was offline would try again by itself, but only seconds later.
  function comeBack() {
    if (source.readyState === EventSource.OPEN) return
    source.close()
    connect()
  }
  addEventListener('online', comeBack)
  connect()
  return end
}
