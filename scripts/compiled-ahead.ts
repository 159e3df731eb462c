/** Tells V8 to compile a whole file when it comes, beside the page where it can, and not each function when it is first called. */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

/** What the bundler knows of a file. */
type Chunk = { name: string; moduleIds: readonly string[] }

const OWN = /\/(?:app|content|domain)\//
const OF_STAFF = /\/app\/(?:routes|ui)\/admin\//
/** Other than icons, of which each is a line. */
const OF_OTHERS = /\/node_modules\/(?!lucide-react\/)/

/**
 * The framework, most of which is called when a page comes to life: that takes a tenth to a fifth less of a phone's time so.
 * And the site's own code for visitors: files of pages come before their links are followed, and the tap that follows one
 * would wait for them to be compiled. Other packages are large, and little of them is called.
 */
export function isCompiledAhead({ name, moduleIds }: Chunk): boolean {
  if (name === 'framework') return true
  console.log(
    name,
    moduleIds.filter((id) => OF_STAFF.test(id) || OF_OTHERS.test(id)),
  )
  return moduleIds.some((id) => OWN.test(id)) && !moduleIds.some((id) => OF_STAFF.test(id) || OF_OTHERS.test(id))
}
