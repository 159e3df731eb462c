import { build } from './site-build.ts'

const result = build()
if (!result.ok) {
  console.error(`${result.output}\nThe site could not be built; the reason is above.`)
  process.exit(1)
}
console.log('The site is built: start it with npm start.')
