import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { inlineScriptHashes, pagePolicy } from './content-security-policy.ts'

function configOf(env: Record<string, string>, mode: 'dev' | 'start' = 'start') {
  const outcome = readConfig(env, mode)
  if (!outcome.ok) throw new Error(outcome.problems.join())
  return outcome.value
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  it('lets exactly the scripts run that the server wrote into it', () => {
    const html = '<script>one()</script><p></p><script type="module" async="">two()</script><script>one()</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')])
  })

  it('needs no hash for files and data', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })

  it('ends with the page, however the page ends', () => {
    expect(inlineScriptHashes('<script')).toEqual([])
    expect(inlineScriptHashes('<script>never closed')).toEqual([])
  })

  it('allows no style attributes, no frames around it and no foreign script', () => {
    const policy = pagePolicy(configOf({}), '')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('shows the tiles of the configured map on pages with a map alone', () => {
    const config = configOf({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })
    expect(pagePolicy(config, '', { hasMap: true })).toContain("img-src 'self' data: blob: https://*.tiles.example;")
    expect(pagePolicy(config, '')).toContain("img-src 'self' data: blob:;")
  })

  it('asks for encrypted addresses where the site is encrypted', () =>
    expect(pagePolicy(configOf({ SITE_URL: 'https://a.example' }), '')).toContain('upgrade-insecure-requests'))
})
