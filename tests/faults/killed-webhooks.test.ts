import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { openReceiver } from '#tests/webhooks/webhook-receiver.ts'
import { byLength } from '#tests/support/test-level.ts'
import { callerOf } from './staff-caller.ts'
import { worldsFor } from './worlds.ts'

const KILLS = byLength({ short: 1, long: 20 })
const worldOn = worldsFor('killed_webhooks')

it.each(['sqlite', 'postgres'] as const)(
  'tells of each change in order, however often the site is killed (%s)',
  async (kind) => {
    const world = worldOn(kind)
    const open = () => world.open({ WEBHOOKS_TO_LOOPBACK: 'on' })
    const receiver = await openReceiver()
    let site = await open()
    let call = await callerOf(site)
    const added = await call('/api/webhooks/add.php', { url: receiver.url, 'events[]': ['product.changed'] })
    const { data } = (await added!.json()) as { data: { secret: string } }
    const category = { category_slug: 'foam', name_en: 'Foam', name_ar: 'رغوة' }
    expect((await call('/api/categories/add.php', category))?.ok).toBe(true)
    const product = { product_slug: 'foam', product_name_ar: 'رغوة', product_name_en: 'Name 0', category_id: 'foam' }
    expect((await call('/api/products/add.php', product))?.ok).toBe(true)
    const names = () =>
      receiver.received.map(({ body, headers }) => {
        const told = new Webhook(data.secret).verify(body, headers) as { data: { product_name_en: string } }
        return told.data.product_name_en
      })
    const saved = ['Name 0']
    for (let kill = 0; kill < KILLS; kill++) {
      // Some are taken, the others wait when the site dies.
      let left = 4
      receiver.answer = (_one, response) => void (left-- > 0 ? response.end() : response.writeHead(500).end())
      for (let change = 0; change < 8; change++) {
        const name = `Name ${saved.length}`
        if ((await call('/api/products/update.php', { product_id: 'foam', product_name_en: name }))?.ok)
          saved.push(name)
      }
      await site.kill()
      receiver.answer = (_one, response) => void response.end()
      site = await open()
      call = await callerOf(site)
    }
    await expect.poll(names, { timeout: 120_000 }).toContain(saved.at(-1))
    // What was tried twice counts once.
    expect([...new Set(names())]).toEqual(saved)
    expect(await site.stop()).toBe(0)
    await receiver.close()
  },
  300_000,
)
