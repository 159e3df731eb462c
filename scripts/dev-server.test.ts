import { expect, it } from 'vitest'
import type { Front } from '#server/http-server.ts'
import { freePort } from '#tests/support/site.ts'
import { createDevServer } from './dev-server.ts'

/** Like the bundler's: knows its own files and nothing else. */
const BUNDLER: Front = (request, response, next) => {
  if (request.url === '/module.ts') response.end('module')
  else next()
}

it('serves the bundler’s files while the site starts again, and has whoever asks for a page wait', async () => {
  const dev = createDevServer()
  dev.serveFilesOf(BUNDLER)
  const place = { host: '127.0.0.1', port: await freePort() }
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${place.port}${path}`)).text()
  let finish: (() => void) | null = null
  const leave = await dev.serve((request, response) => {
    if (request.url === '/slow') finish = () => response.end('slow')
    else response.end('before')
  }, place)
  expect(await ask('/')).toBe('before')

  const slow = ask('/slow')
  await expect.poll(() => finish).not.toBeNull()
  const left = leave()
  const waiting = ask('/')
  expect(await ask('/module.ts')).toBe('module')
  finish!()
  expect(await slow).toBe('slow')
  await left

  const stop = await dev.serve((_request, response) => response.end('after'), place)
  expect(await waiting).toBe('after')
  await stop()
  const asked = ask('/')
  dev.tell('a comma is missing')
  expect(await asked).toBe('a comma is missing\n')
  await dev.serve((_request, response) => response.end('mended'), place)
  expect(await ask('/')).toBe('mended')
  dev.server.close()
})
