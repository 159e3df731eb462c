/** Tells V8 to compile a whole file when it comes, beside the page where it can, and not each function when it is called. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** What the bundler knows of a file. */
type Chunk = { name: string; moduleIds: readonly string[] }

const OWN = /\/(?:app|content|domain)\//
const OF_STAFF = /\/app\/(?:routes|ui)\/admin\//
const OF_PACKAGES = /\/node_modules\//

/**
 * The framework, most of which is called when a page is hydrated, and the site's own code for visitors: its files come before
 * their links are followed, and the tap that follows one would wait for the compiler. Other packages are large, and little
 * of them is called.
 */
export function isCompiledEarly({ name, moduleIds }: Chunk): boolean {
  if (name === 'framework') return true
  return moduleIds.some((id) => OWN.test(id)) && !moduleIds.some((id) => OF_STAFF.test(id) || OF_PACKAGES.test(id))
}
