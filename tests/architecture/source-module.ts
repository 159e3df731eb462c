import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * One import or re-export. `to` is a path from the project's folder, or a package's name as it was written; `climbs` if it
 * was written with `../`; `late` if it is loaded when it is first needed.
 */
export type Import = { to: string; climbs: boolean; names: string[]; typeOnly: boolean; late: boolean }

/** A source file as the rules see it. Stylesheets have no imports and an empty program. */
export type SourceModule = { path: string; text: string; program: ESTree.Program; imports: Import[] }

const SOURCES = '{app,content,domain,scripts,seed,server,tests}/**/*.{ts,tsx,mjs,js,css}'

/** Every source file of the project in `root`. */
export function readProject(root: string): SourceModule[] {
  const paths = globSync(SOURCES, { cwd: root }).toSorted()
  return paths.map((path) => parseModule(path, readFileSync(posix.join(root, path), 'utf8')))
}

export function parseModule(path: string, text: string): SourceModule {
  if (path.endsWith('.css')) return { path, text, program: parseSync('empty.ts', '').program, imports: [] }
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return { path, text, program, imports: importsOf(path, program) }
}

function importsOf(path: string, program: ESTree.Program): Import[] {
  const imports: Import[] = []
  const add = (source: string, names: string[], typeOnly: boolean, late = false) =>
    imports.push({ to: pathOf(source, path), climbs: source.startsWith('..'), names, typeOnly, late })
  new Visitor({
    ImportDeclaration(node) {
      const values = node.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
      const isType = node.importKind === 'type' || (node.specifiers.length > 0 && values.length === 0)
      add(node.source.value, values.map(importedName), isType)
    },
    ExportNamedDeclaration(node) {
      if (node.source)
        add(
          node.source.value,
          node.specifiers.map((one) => nameOf(one.local)),
          node.exportKind === 'type',
        )
    },
    ExportAllDeclaration(node) {
      add(node.source.value, ['*'], node.exportKind === 'type')
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') add(String(node.source.value), ['*'], false, true)
    },
    TSImportType(node) {
      add(node.source.value, [], true)
    },
  }).visit(program)
  return imports
}

function pathOf(source: string, importer: string): string {
  if (source.startsWith('#')) return source.slice(1)
  return source.startsWith('.') ? posix.join(posix.dirname(importer), source) : source
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported)
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}
