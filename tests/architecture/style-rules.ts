import { type ESTree, Visitor, type VisitorObject } from 'vite'
import { isIn, isTest, type Rule } from './layer-rules.ts'
import type { SourceModule } from './source-module.ts'

const VAGUE_NAMES = ['utils', 'util', 'helpers', 'helper', 'common', 'misc']
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|js|css)$/
const PHYSICAL_CLASS =
  /^-?((scroll-)?[mp][lr]-|(left|right)-|(border|rounded)-(l|r|tl|tr|bl|br)(-|$)|(text|float|clear|object|bg|origin)-(left|right)(-|$))/
const PHYSICAL_CSS =
  /(?:^|[;{\s])((?:(?:scroll-)?(?:margin|padding)-|border-(?:top-|bottom-)?)?(?:left|right)(?:-[a-z]+)*\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g
const VISIBLE_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

export const styleRules: Rule[] = [
  { name: 'files are named in kebab-case after what they hold', violations: vagueNames },
  { name: 'no barrels: a module holds something of its own', violations: barrels },
  {
    name: 'no style attributes and no handlers in text: the content security policy forbids both',
    violations: inlineCode,
  },
  { name: 'start and end, never left and right', violations: physicalDirections },
  { name: 'the styles of a component stand beside it', violations: strayStyles },
  { name: 'words live in content', violations: wordsInMarkup },
  { name: 'domain has no clock, no chance and no network', violations: impurity },
  { name: 'only dialect.ts tells the databases apart', violations: databaseBranches },
]

function vagueNames({ path }: SourceModule): string[] {
  const names = path.split('/')
  const vague = names.filter((name) => VAGUE_NAMES.includes(name.split('.')[0] ?? ''))
  const file = names.at(-1) ?? ''
  return [...vague, ...(FILE_NAME.test(file) ? [] : [file])].map((name) => `is named ${name}`)
}

function barrels({ program, path }: SourceModule): string[] {
  const isReExport = (node: ESTree.Statement | ESTree.Directive) =>
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source !== null)
  const onlyPassesOn = program.body.length > 0 && program.body.every(isReExport)
  return onlyPassesOn && !path.endsWith('.css') ? ['only passes on what others export'] : []
}

function inlineCode(module: SourceModule): string[] {
  return visit(module, (found) => ({
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier') return
      if (name.name === 'style') found('style=')
      if (/^on/i.test(name.name) && value?.type === 'Literal') found(`${name.name}= in text`)
    },
  }))
}

function physicalDirections(module: SourceModule): string[] {
  if (!isIn(module.path, 'app') || isTest(module.path)) return []
  if (module.path.endsWith('.css'))
    return [...module.text.matchAll(PHYSICAL_CSS)].map((match) => (match[1] ?? '').trim())
  return visit(module, (found) => {
    const check = (text: string) => {
      for (const token of text.split(/\s+/)) {
        if (PHYSICAL_CLASS.test(token.slice(token.lastIndexOf(':') + 1).replace(/^!/, ''))) found(token)
      }
    }
    return {
      Literal: ({ value }) => void (typeof value === 'string' && check(value)),
      TemplateElement: ({ value }) => check(value.raw),
    }
  })
}

/** What the whole site has for paper and for readers' own colours stands in no layer. */
function strayStyles({ path, text }: SourceModule): string[] {
  if (!isIn(path, 'app/styles') || !path.endsWith('.css')) return []
  const layers = text.replaceAll(/@import '\.\.\/ui\/[^']+' layer\(components\);/g, '')
  return /@layer components|layer\(components\)/.test(layers) ? ['holds the styles of a component'] : []
}

function wordsInMarkup(module: SourceModule): string[] {
  if (!isIn(module.path, 'app') || isTest(module.path) || !/\.tsx?$/.test(module.path)) return []
  return visit(module, (found) => ({
    JSXText: ({ value }) => void (/\p{L}/u.test(value) && found(value.trim())),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !VISIBLE_ATTRIBUTES.includes(name.name)) return
      if (value?.type === 'Literal' && /\p{L}/u.test(value.value)) found(`${name.name}="${value.value}"`)
    },
    Literal: ({ value }) => void (typeof value === 'string' && /\p{Script=Arabic}/u.test(value) && found(value)),
    TemplateElement: ({ value }) => void (/\p{Script=Arabic}/u.test(value.raw) && found(value.raw)),
  }))
}

function impurity(module: SourceModule): string[] {
  if (!isIn(module.path, 'domain') || isTest(module.path)) return []
  return visit(module, (found) => ({
    NewExpression(node) {
      if (isName(node.callee, 'Date') && node.arguments.length === 0) found('new Date()')
    },
    MemberExpression(node) {
      if (node.property.type !== 'Identifier') return
      const name = node.object.type === 'Identifier' ? `${node.object.name}.${node.property.name}` : ''
      if (['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues'].includes(name))
        found(name)
    },
    CallExpression(node) {
      if (isName(node.callee, 'fetch')) found('fetch()')
    },
  }))
}

function databaseBranches(module: SourceModule): string[] {
  const mayBranch = module.path === 'server/data/engine/dialect.ts' || module.path === 'server/config.ts'
  if (!isIn(module.path, 'server', 'seed') || mayBranch || isTest(module.path)) return []
  return visit(module, (found) => {
    const check = (node: ESTree.Expression | ESTree.PrivateIdentifier | null) => {
      if (node?.type === 'Literal' && /^(sqlite|postgres|postgresql|pg)$/.test(String(node.value)))
        found(`compares with '${String(node.value)}'`)
    }
    return {
      BinaryExpression(node) {
        check(node.left)
        check(node.right)
      },
      SwitchCase: (node) => check(node.test),
    }
  })
}

function isName(node: ESTree.Expression, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

/** What a walk over the module's syntax tree reports. */
function visit({ program }: SourceModule, visitor: (found: (what: string) => void) => VisitorObject): string[] {
  const reports: string[] = []
  new Visitor(visitor((what) => reports.push(what))).visit(program)
  return reports
}
