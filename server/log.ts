import { LOG_LEVELS, type LogLevel } from './config.ts'

export type LogFields = Record<string, unknown>

/** One event per line. Fields name things and count them; they never hold what people typed. */
export type Log = Record<LogLevel, (event: string, fields?: LogFields) => void>

export type LogStream = { write(text: string): boolean; once(event: 'drain', listener: () => void): unknown }

export type LogOptions = {
  level: LogLevel
  /** JSON lines for machines, short lines for whoever develops. */
  format: 'json' | 'text'
  stream: LogStream
  now: () => Date
}

/** A reader that is too slow must not stop the site: while the stream is full, lines are dropped and counted. */
export function createLog({ level, format, stream, now }: LogOptions): Log {
  const lineOf = format === 'json' ? jsonLine : textLine
  let full = false
  let dropped = 0

  function resume() {
    const lost = dropped
    full = false
    dropped = 0
    if (lost > 0) write('warn', 'log lines dropped', { count: lost })
  }

  function write(eventLevel: LogLevel, event: string, fields: LogFields) {
    if (full) {
      dropped += 1
      return
    }
    full = !stream.write(lineOf(now(), eventLevel, event, fields))
    if (full) stream.once('drain', resume)
  }

  const lowest = LOG_LEVELS.indexOf(level)
  const writer = (eventLevel: LogLevel) =>
    LOG_LEVELS.indexOf(eventLevel) < lowest
      ? () => {}
      : (event: string, fields: LogFields = {}) => write(eventLevel, event, fields)
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') }
}

/** Every request writes a line, so what is plain is put together by hand: JSON takes three times as long. */
function jsonLine(time: Date, level: LogLevel, event: string, fields: LogFields): string {
  let line = `{"time":"${instantOf(time)}","level":"${level}","event":${jsonOf(event)}`
  for (const name in fields) {
    const value = jsonOf(fields[name])
    if (value !== undefined) line += `${jsonName(name)}${value}`
  }
  return `${line}}\n`
}

/** Fields are named in the code, and so in few ways. */
const names = new Map<string, string>()

function jsonName(name: string): string {
  const known = names.get(name) ?? `,${JSON.stringify(name)}:`
  names.set(name, known)
  return known
}

/** Without quotes, backslashes and signs that JSON writes in other ways. */
const PLAIN_TEXT = /^[ !#-[\]-~]*$/

function jsonOf(value: unknown): string | undefined {
  if (typeof value === 'string' && PLAIN_TEXT.test(value)) return `"${value}"`
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return JSON.stringify(value, describeErrors)
}

let lastInstant = { time: NaN, text: '' }

function instantOf(date: Date): string {
  const time = date.getTime()
  if (time !== lastInstant.time) lastInstant = { time, text: date.toISOString() }
  return lastInstant.text
}

function textLine(time: Date, level: LogLevel, event: string, fields: LogFields): string {
  const { error, ...rest } = fields
  const values = Object.entries(rest).map(([name, value]) => `${name}=${plain(value)}`)
  const line = [time.toISOString().slice(11, 19), level.padEnd(5), event, ...values].join(' ')
  return error === undefined ? `${line}\n` : `${line}\n${error instanceof Error ? error.stack : plain(error)}\n`
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, describeErrors)
}

/** JSON knows nothing of errors and would write `{}`. */
function describeErrors(_name: string, value: unknown): unknown {
  if (!(value instanceof Error)) return typeof value === 'bigint' ? String(value) : value
  return {
    name: value.name,
    message: value.message,
    stack: value.stack,
    ...(value.cause ? { cause: value.cause } : {}),
  }
}

/** Lines wait for others that come in the same moment: one call of the system in place of many. */
type BatchedStream = LogStream & {
  /** Writes at once what has been collected; for the moment before the process ends. */
  flush(): void
}

/** Nobody watching the log notices it. */
const MOMENT_MS = 20

export function batchedStream(stream: LogStream): BatchedStream {
  let lines = ''
  let hasRoom = true

  function flush() {
    if (lines === '') return
    const text = lines
    lines = ''
    hasRoom = stream.write(text)
    if (!hasRoom) stream.once('drain', () => (hasRoom = true))
  }

  return {
    flush,
    write(line) {
      if (lines === '') setTimeout(flush, MOMENT_MS)
      lines += line
      return hasRoom
    },
    once: (event, listener) => stream.once(event, listener),
  }
}
