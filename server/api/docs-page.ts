import { html, raw } from 'hono/html'
import { INK, INK_2, LINE, PAPER, TILE, WHITE } from '#content/palette.ts'
import { htmlResponse } from '#server/web/html-response.ts'
import type { OpenApiDocument, Operation, Schema, SecurityScheme } from './openapi.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:32px 20px 96px;background:${PAPER};color:${INK};
font:1rem/1.62 system-ui,sans-serif}
h1{font-size:2rem;margin:0 0 8px}
h2{font-size:1.25rem;margin:0;overflow-wrap:anywhere}
h3{font-size:.9375rem;margin:20px 0 6px}
p{margin:4px 0;color:${INK_2}}
a{color:${INK}}
nav ul{columns:20rem;padding-inline-start:1.2em}
section{margin-block-start:24px;padding:24px;background:${WHITE};border:1px solid ${LINE};border-radius:20px}
code{font:.9375em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
td:first-child code{white-space:nowrap}
pre{margin:6px 0;padding:12px 16px;background:${TILE};border-radius:10px;overflow-x:auto}
.method{display:inline-block;min-width:3.5em;padding:2px 8px;border-radius:8px;background:${INK};color:${WHITE};
font-size:.8125rem;text-align:center;vertical-align:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{padding:6px 12px 6px 0;text-align:start;vertical-align:top;border-block-end:1px solid ${LINE}}`

type Schemas = OpenApiDocument['components']['schemas']
type Entry = { method: string; path: string; operation: Operation }

/** The API's description as a page: one for people, made from the one for programs. */
export function docsPage(document: OpenApiDocument): Promise<Response> {
  return htmlResponse(pageOf(document), 200, { 'Cache-Control': 'no-cache' })
}

function pageOf(document: OpenApiDocument) {
  const { schemas } = document.components
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ method: method.toUpperCase(), path, operation })),
  )
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>${document.info.title}</h1>
        <p>${withCode(document.info.description)}</p>
        <h2>Who calls</h2>
        <ul>
          ${Object.values(document.components.securitySchemes).map((scheme) => html`<li>${schemeOf(scheme)}</li> `)}
        </ul>
        <p>For programs: <a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
        <nav aria-label="Calls">
          <ul>
            ${entries.map(
              ({ path, operation }) =>
                html`<li>
                  <a href="#${operation.operationId}"><code>${path}</code></a>
                </li> `,
            )}
          </ul>
        </nav>
        <main>${entries.map((entry) => sectionOf(entry, schemas))}</main>
      </body>
    </html> `
}

function schemeOf(scheme: SecurityScheme) {
  const name = scheme.type === 'http' ? 'Authorization' : scheme.name
  return html`<code>${name}</code>: ${withCode(scheme.description)}`
}

function sectionOf({ method, path, operation }: Entry, schemas: Schemas) {
  return html`<section id="${operation.operationId}">
    <h2><span class="method">${method}</span> <code>${path}</code></h2>
    <p>${operation.summary}. Who may call: ${operation['x-access']}. ${operation.description}</p>
    <h3>Sent</h3>
    ${fieldsTable(sentFields(operation), schemas)}
    <h3>Answered in <code>data</code></h3>
    ${answered(operation, schemas)}
    <h3>Statuses</h3>
    <p>${Object.keys(operation.responses).join(', ')}</p>
  </section> `
}

function sentFields({ parameters, requestBody }: Operation): Schema {
  if (!parameters) return Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  const properties = parameters.map(({ name, schema, description }) => [name, { ...schema, description }])
  return { properties: Object.fromEntries(properties), required: [] }
}

function answered(operation: Operation, schemas: Schemas) {
  const success = operation.responses['200'] as { content?: { 'application/json'?: { schema: Schema } } }
  const json = success.content?.['application/json']
  if (!json) return html`<p>The file itself, not an envelope.</p>`
  const data = json.schema.properties?.['data'] ?? {}
  if (!data.items) return fieldsTable(resolved(data, schemas), schemas)
  return html`<p>A list. Each entry:</p>
    ${fieldsTable(resolved(data.items, schemas), schemas)}`
}

function fieldsTable({ properties, required }: Schema, schemas: Schemas) {
  if (!properties) return html`<p>Nothing.</p>`
  return html`<div class="scroll">
    <table>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
      ${Object.entries(properties).map(([name, schema]) => {
        const { description = '' } = schema
        const optional = required?.includes(name) ? '' : ', optional'
        return html`<tr>
          <td><code>${name}</code></td>
          <td>${typeOf(schema, schemas)}${optional}</td>
          <td>${withCode(description)}</td>
        </tr> `
      })}
    </table>
  </div>`
}

function typeOf(schema: Schema, schemas: Schemas): string {
  const { type, anyOf, items } = resolved(schema, schemas)
  if (items) return `list of ${typeOf(items, schemas)}`
  if (anyOf) return anyOf.map((part) => typeOf(part, schemas)).join(' or ')
  return [type ?? 'any'].flat().join(' or ')
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  return schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema
}

/** Backticks mark code in descriptions. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))
}
