import { MAX_LIST_ITEMS, readable } from '../text/text-list.ts'

const WATCH_HOSTS = [
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]
const VIDEO_ID = /^[\w-]{11}$/
const EMBED_PATH = '/embed/'

/**
 * The address that a page may put into a frame, or null where the link cannot be shown. Watch links become embed links
 * and embed links stay (docs/specification 5). Only the video's id survives: the address itself is built again.
 */
export function embedUrl(link: string): string | null {
  const url = URL.parse(link.trim())
  if (!url || !/^https?:$/.test(url.protocol) || !WATCH_HOSTS.includes(url.hostname)) return null
  const id = videoId(url)
  return VIDEO_ID.test(id) ? `https://www.youtube-nocookie.com${EMBED_PATH}${id}` : null
}

/** What pages show of a list of links: the same video once, in the order given. */
export function embedUrls(links: readonly string[]): string[] {
  return [...new Set(links.map(embedUrl).filter((url) => url !== null))]
}

/**
 * Video links out of a JSON list or out of any text, however broken: as given, in order, the same one once.
 * Never throws; see `text-list.ts` for how much is read.
 */
export function parseVideoList(text: string): string[] {
  const source = readable(text)
  const links = (jsonStrings(source) ?? [source]).flatMap(linksIn)
  return [...new Set(links)].slice(0, MAX_LIST_ITEMS)
}

const FILE_NAME = /^[\w.-]{1,200}\.(?:mp4|webm|m4v|mov)$/i

/** The same, and the bare names of video files, which stand alone in a list or on a line. */
export function parseVideosAndFiles(text: string): string[] {
  const source = readable(text)
  const items = jsonStrings(source) ?? source.split(/\r?\n/)
  const found = items.flatMap((item) => (FILE_NAME.test(item.trim()) ? [item.trim()] : linksIn(item)))
  return [...new Set(found)].slice(0, MAX_LIST_ITEMS)
}

function videoId(url: URL): string {
  if (url.pathname.startsWith(EMBED_PATH)) return url.pathname.slice(EMBED_PATH.length).replace(/\/$/, '')
  return url.pathname === '/watch' ? (url.searchParams.get('v') ?? '') : ''
}

/** The strings of a JSON list (or of JSON text inside a JSON string), or null for anything else. */
function jsonStrings(source: string): string[] | null {
  let value: unknown = source
  for (let wrapped = 0; wrapped < 3 && typeof value === 'string'; wrapped++) {
    try {
      value = JSON.parse(value)
    } catch {
      // Not JSON: the caller reads it as plain text.
      return null
    }
  }
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null
}

const LINK_START = /https?:\/\//gi
/** Ends a link inside text; a full stop, colon and the like at its end belong to the sentence. */
const LINK_END = /[\s"'`<>[\]{}|\\,،;()]/g
const SENTENCE_MARKS = '.:!?؟…'

function linksIn(text: string): string[] {
  // Broken JSON still has its slashes escaped.
  const source = text.replaceAll('\\/', '/').trim()
  const links: string[] = []
  LINK_START.lastIndex = 0
  for (let start = LINK_START.exec(source); start && links.length < MAX_LIST_ITEMS; start = LINK_START.exec(source)) {
    LINK_END.lastIndex = LINK_START.lastIndex
    const end = LINK_END.exec(source)?.index ?? source.length
    const link = withoutSentenceMarks(source.slice(start.index, end))
    if (URL.canParse(link)) links.push(link)
    LINK_START.lastIndex = end
  }
  return links
}

function withoutSentenceMarks(link: string): string {
  let end = link.length
  while (end > 0 && SENTENCE_MARKS.includes(link.charAt(end - 1))) end--
  return link.slice(0, end)
}
