import { describe, expect, it } from 'vitest'
import { readBytes } from './body-bytes.ts'

/** A body whose pieces come one after the other, and which then may never end. */
function bodyOf(pieces: number[], { ends = true } = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const size = pieces.shift()
      if (size !== undefined) controller.enqueue(new Uint8Array(size))
      else if (ends) controller.close()
      else await new Promise(() => {})
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  return new Request('http://a.example/', init)
}

const statusOf = async (...given: Parameters<typeof readBytes>) => {
  const outcome = await readBytes(...given)
  return outcome.ok ? outcome.value.length : outcome.problem.status
}

describe('the bytes of a body', () => {
  it('are all that came', async () => expect(await statusOf(bodyOf([300, 200]), 500)).toBe(500))

  it('are counted while they come', async () => expect(await statusOf(bodyOf([300, 201]), 500)).toBe(413))

  it('are not waited for when they do not come', async () => {
    const hasty = { graceMs: 20, bytesPerSecond: 1_000_000 }
    expect(await statusOf(bodyOf([300], { ends: false }), 500, hasty)).toBe(408)
    expect(await statusOf(bodyOf([], { ends: false }), 500, hasty)).toBe(408)
  })

  it('buy time for those that follow', async () => {
    const slow = { graceMs: 0, bytesPerSecond: 1 }
    expect(await statusOf(bodyOf([100, 100]), 500, { ...slow, graceMs: 1000 })).toBe(200)
  })
})
