import { openRelay, type Place } from './relay.ts'

/** A way to a server of this machine that breaks off for good once so many bytes have gone through it. */
type Gate = { port: number; hasBroken(): boolean; close(): Promise<void> }

export async function openGate(target: Place, bytes: number): Promise<Gate> {
  let left = bytes
  const relay = await openRelay(target, (said, { breakOff }) => {
    left -= said.length
    if (left <= 0) breakOff()
  })
  return { port: relay.port, hasBroken: () => left <= 0, close: relay.close }
}
