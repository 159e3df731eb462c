/** An event as a browser takes it from a stream. */
export type StreamEvent = { event: string; id: string; data: unknown }

/** Reads what a stream of events sends. */
export function readEvents(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let text = ''
  let isOver = false
  const events: StreamEvent[] = []
  const comments = () => text.split('\n\n').filter((block) => block.startsWith(':')).length
  const ended = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value
      events.splice(0, events.length, ...blocksOf(text))
    }
    isOver = true
  })().catch(() => {
    isOver = true
  })
  return {
    /** All that was told so far. */
    events,
    comments,
    text: () => text,
    isOver: () => isOver,
    ended,
    close: () => reader.cancel().catch(() => {}),
  }
}

function blocksOf(text: string): StreamEvent[] {
  const whole = text.slice(0, text.lastIndexOf('\n\n') + 1).split('\n\n')
  return whole.flatMap((block) => {
    const lines = block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line))
    const value = (name: string) => lines.find((line) => line?.[1] === name)?.[2]
    const event = value('event')
    return event === undefined ? [] : [{ event, id: value('id') ?? '', data: JSON.parse(value('data') ?? 'null') }]
  })
}
