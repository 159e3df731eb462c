import { afterAll, beforeAll, expect, test } from 'vitest'
import { load } from '../../../../tests/support/page-loader.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { loader } from './log.tsx'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=1.01', 1],
  ['?page=-2', 1],
  ['?page=1e3', 1],
])('the page of the log that “%s” names is read as that of every list', async (search, page) => {
  const { value } = await load(loader, { services: site.services, path: `/admin/log${search}` })
  expect(value).toEqual({ page, lines: [], hasMore: false })
})
