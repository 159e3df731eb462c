import { createContext } from 'react'
import type { InboxNews } from './inbox-stream.ts'

/** What a screen knows of the inbox, from the page itself or from what it has heard since. */
export type LiveInbox = {
  /** Up to which change; null for those who may not read it. */
  place: number | null
  unread: number
  /** The last change that calls somebody. */
  news: InboxNews | null
  isLive: boolean
}

export const LiveInboxContext = createContext<LiveInbox>({ place: null, unread: 0, news: null, isLive: true })
