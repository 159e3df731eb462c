import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { fixedPages } from './fixed-pages.ts'

/** Addresses without parameters below a part of the list of pages. */
function addressesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [path, ...addressesOf(children)])
}

/** Addresses that do something, give a file or belong to staff: nothing that a link or a redirect should lead to. */
const NO_PAGES = /^(admin\/|dev\/|sign-out$|my-data\/file$|quote\/add$)|[:*]/

test('every page that stands at an address of its own is known', () => {
  const site = routes.find(({ id }) => id === 'site')?.children ?? []
  const addresses = addressesOf(site).filter((path) => !NO_PAGES.test(path))
  expect(Object.keys(fixedPages).toSorted()).toEqual(addresses.map((path) => `/${path}`).toSorted())
})
