import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'

/** A folder of each test's own, which goes after it. */
export function testFolder(): () => string {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'test-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return () => folder
}

/** One for all tests of a file or a group. */
export function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
