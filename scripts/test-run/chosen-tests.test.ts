import { expect, test } from 'vitest'
import { readChosenTests } from './chosen-tests.ts'

test('all tests ask a site on SQLite unless they are told otherwise', () => {
  expect(readChosenTests([])).toEqual({ store: 'sqlite', isLong: false, files: [] })
  expect(readChosenTests(['--store=sqlite']).store).toBe('sqlite')
  expect(readChosenTests(['--store=postgres']).store).toBe('postgres')
})

test('a store that does not exist, and an option that does not, are no way to test less', () => {
  expect(() => readChosenTests(['--store=postgers'])).toThrow('--store is "postgers"; expected sqlite or postgres.')
  expect(() => readChosenTests(['--stores=postgres'])).toThrow('--stores')
})

test('files are run by the runner of their folder', () => {
  const named = ['tests/pages/html.test.ts', './tests/docs.test.ts', 'tests/e2e/site/', 'app/seo']
  expect(readChosenTests(named).files).toEqual([
    ['pages', ['tests/pages/html.test.ts']],
    ['unit', ['tests/docs.test.ts']],
    ['browser', ['tests/e2e/site']],
    ['components', ['app/seo']],
  ])
})

test('what takes long is tested where it is asked for, or named', () => {
  expect(readChosenTests(['--long']).isLong).toBe(true)
  expect(readChosenTests(['tests/pages/libre-office.long.test.ts']).isLong).toBe(true)
  expect(readChosenTests(['tests/docs.test.ts']).isLong).toBe(false)
})

test('a file of the site stands for the test beside it', () =>
  expect(readChosenTests(['server/config.ts']).files).toEqual([['unit', ['server/config.test.ts']]]))

test.each(['server/nothing.test.ts', 'package.json', 'server/main.ts'])('%s is refused in one line', (name) =>
  expect(() => readChosenTests([name])).toThrow(`${name} is no test, no folder, and no file with a test beside it.`),
)
