import { textsOf } from '#domain/fields/lists.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { MAX_LIST_ITEMS, readable } from '#domain/text/text-list.ts'

const WATCH_HOSTS = [
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]
const SHORT_HOST = 'youtu.be'
const VIDEO_ID = /^[\w-]{11}$/
const EMBED_PATH = '/embed/'
/** Paths that hold the id of a video behind them. */
const PATHS = [EMBED_PATH, '/shorts/', '/live/', '/v/']

/**
 * The address that a page may put into a frame, or null where the link cannot be shown. Links to watch, share, shorts and
 * streams become embed links. Only the video's id and the second at which it starts
 * survive: the address itself is built again.
 */
export function embedUrl(link: string): string | null {
  const url = URL.parse(withScheme(link.trim()))
  if (!url || !/^https?:$/.test(url.protocol) || !isVideoHost(url.hostname)) return null
  const id = videoId(url)
  const start = startSeconds(url)
  if (!VIDEO_ID.test(id)) return null
  return `https://www.youtube-nocookie.com${EMBED_PATH}${id}${start > 0 ? `?start=${start}` : ''}`
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

function isVideoHost(host: string): boolean {
  return host === SHORT_HOST || WATCH_HOSTS.includes(host)
}

/** People copy addresses without their scheme: `youtu.be/…`, `m.youtube.com/watch?v=…`. */
function withScheme(link: string): string {
  const [host = ''] = link.split('/', 1)
  return isVideoHost(host.toLowerCase()) ? `https://${link}` : link
}

/** `t=231s`, `t=3m51s` and `start=231` name the same second. */
function startSeconds(url: URL): number {
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? ''
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function videoId(url: URL): string {
  if (url.hostname === SHORT_HOST) return url.pathname.slice(1).replace(/\/$/, '')
  const path = PATHS.find((one) => url.pathname.startsWith(one))
  if (path) return url.pathname.slice(path.length).replace(/\/$/, '')
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

const LINK_START = /https?:\/\/|(?<![\w./-])(?:youtu\.be|(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com)\//gi
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
    if (URL.canParse(withScheme(link))) links.push(link)
    LINK_START.lastIndex = end
  }
  return links
}

function withoutSentenceMarks(link: string): string {
  let end = link.length
  while (end > 0 && SENTENCE_MARKS.includes(link.charAt(end - 1))) end--
  return link.slice(0, end)
}

/** Links to videos, out of a list or out of any text (docs/specification S29); where a record may name files, those too. */
export function videosOf(form: RecordForm, { files = false } = {}): string[] | undefined {
  const name = 'gallery_videos'
  const sent = form.value(`${name}[]`) ?? form.value(name)
  const listed = Array.isArray(sent) ? textsOf(sent) : undefined
  if (listed === null) return form.refuse(name, { kind: 'list-malformed' })
  const text = listed ? JSON.stringify(listed) : form.markup(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  const links = files ? parseVideosAndFiles(text) : parseVideoList(text)
  const most = RECORD_LIMITS.videos
  return links.length > most ? form.refuse(name, { kind: 'too-many', most }) : links
}
