import { z } from 'zod'
import { cookiePrefix } from '#server/auth/account-options.ts'
import type { RateRule } from '#server/middleware/rate-limiter.ts'
import type { BodyKind, BodyRule } from '#server/web/request/request-body.ts'
import type { Access, Endpoint, FileEndpoint } from './endpoint.ts'

export type Schema = {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; in: 'query' | 'path'; required: boolean; schema: Schema; description?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
  /** Calls for anybody have none. */
  security?: Security
  'x-access': Access
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, SecurityScheme> }
}

const MEDIA_TYPES: Record<BodyKind, string> = {
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
}

const ABOUT =
  'Answers are JSON: `status` is `success` or `error`, `data` holds what was asked for, `message` says in words what ' +
  'went wrong. Bodies may be multipart, form-encoded or JSON. The HTTP status always agrees with `status`. Programs ' +
  'call what is for staff with a token, which is sent as `Authorization: Bearer …`.'

type ApiTable = { endpoints: readonly Endpoint[]; fileEndpoints: readonly FileEndpoint[]; siteUrl: string }

/** Describes the endpoint table, from the very schemas that check the calls. */
export function openApiDocument({ endpoints, fileEndpoints, siteUrl }: ApiTable): OpenApiDocument {
  const schemas: Record<string, Schema> = { Error: errorSchema }
  const paths: OpenApiDocument['paths'] = {}
  for (const row of endpoints) paths[row.path] = { [row.method.toLowerCase()]: operationOf(row, schemas) }
  for (const row of fileEndpoints) paths[row.path.replace(':file', '{file}')] = { get: fileOperationOf(row) }
  return {
    openapi: '3.1.0',
    info: { title: 'Catalogue API', version: '1', description: ABOUT },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas, securitySchemes: securitySchemes(siteUrl) },
  }
}

const errorSchema: Schema = {
  type: 'object',
  properties: {
    status: { type: 'string', description: 'error' },
    message: { type: 'string' },
    data: { type: 'object', description: 'With status 422: `fields`, the problems by field' },
  },
  required: ['status', 'message'],
}

function operationOf(row: Endpoint, schemas: Record<string, Schema>): Operation {
  const input = schemaOf(row.input, 'input', schemas)
  return {
    operationId: operationIdOf(row.path),
    tags: [row.path.split('/')[2]!],
    summary: row.summary,
    description: [...row.rates, ...(row.quota ?? [])].map(describeRate).join(' '),
    ...(row.body === 'none' ? { parameters: parametersOf(input) } : { requestBody: bodyOf(row.body, input) }),
    responses: {
      200: row.sends ? sentFile(row.sends) : success(schemaOf(row.output, 'output', schemas)),
      ...(row.cache === 'revalidate' ? { 304: { description: 'What `If-None-Match` names is the newest' } } : {}),
      ...failuresOf(row),
    },
    ...securedBy(row.access),
    'x-access': row.access,
  }
}

function fileOperationOf(row: FileEndpoint): Operation {
  return {
    operationId: operationIdOf(row.path.replace('/:file', '')),
    tags: [row.path.split('/')[2]!],
    summary: row.summary,
    description: row.rates.map(describeRate).join(' '),
    parameters: [
      { name: 'file', in: 'path', required: true, schema: { type: 'string' }, description: 'Name of the file' },
    ],
    responses: {
      200: { description: 'The file' },
      206: { description: 'The parts that `Range` asked for' },
      304: { description: 'The file is known already' },
      404: answer('No such file', { $ref: '#/components/schemas/Error' }),
      416: { description: 'The file has no such part' },
    },
    ...securedBy(row.access),
    'x-access': row.access,
  }
}

function securedBy(access: Access): Pick<Operation, 'security'> {
  const security = securityOf(access)
  return security ? { security } : {}
}

/** `/api/products/getall.php` is `productsGetall`. */
function operationIdOf(path: string): string {
  const [group = '', name = ''] = path
    .replace(/^\/api\//, '')
    .replace(/\.php$/, '')
    .split('/')
  return group + name.charAt(0).toUpperCase() + name.slice(1)
}

function describeRate({ limit, seconds }: RateRule): string {
  return `At most ${limit} calls in ${seconds} seconds from one address.`
}

function parametersOf(input: Schema): Operation['parameters'] {
  return Object.entries(input.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
    ...(description === undefined ? {} : { description }),
  }))
}

function bodyOf(rule: BodyRule, schema: Schema): Operation['requestBody'] {
  return { required: true, content: Object.fromEntries(rule.kinds.map((kind) => [MEDIA_TYPES[kind], { schema }])) }
}

function success(data: Schema) {
  const properties = { status: { type: 'string', description: 'success' }, message: { type: 'string' }, data }
  return answer('What was asked for', { type: 'object', properties, required: ['status', 'data'] })
}

function sentFile(types: readonly string[]) {
  const schema: Schema = { type: 'string' }
  return { description: 'The file', content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

function failuresOf(row: Endpoint): Record<string, unknown> {
  const failures: Record<string, string> = {
    ...(row.body === 'none'
      ? {}
      : {
          400: 'The body is malformed',
          408: 'The body did not arrive in time',
          413: 'The body is too large',
          415: 'Unsupported content type',
        }),
    ...(row.access === 'public' ? {} : { 401: 'Not signed in', 403: 'Not allowed' }),
    ...(row.method === 'GET' ? {} : { 404: 'No such record' }),
    ...(row.method === 'GET' || row.access === 'public'
      ? {}
      : {
          409: 'The record is in use, its name is taken, or somebody else has changed it: `data` says what is in the way',
        }),
    422: 'A field is missing or wrong',
    429: 'Too many calls; `Retry-After` says how many seconds to wait',
    500: 'An error of the server',
    503: 'The server cannot answer at the moment; `Retry-After` says when to try again',
    ...row.refusals,
  }
  const schema = { $ref: '#/components/schemas/Error' }
  return Object.fromEntries(Object.entries(failures).map(([status, text]) => [status, answer(text, schema)]))
}

function answer(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } }
}

/** The JSON Schema of one side of a schema; named parts move to where OpenAPI keeps them. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Schema>): Schema {
  const json = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll('#/$defs/', '#/components/schemas/')
  const { $schema: _, $defs, ...own } = JSON.parse(json)
  Object.assign(schemas, $defs)
  return own
}

export type SecurityScheme =
  | { type: 'http'; scheme: 'bearer'; description: string }
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string }

type Security = { [Scheme in SchemeName]?: [] }[]

type SchemeName = 'token' | 'staffSession' | 'customerSession'

function securitySchemes(siteUrl: string): Record<SchemeName, SecurityScheme> {
  const session = (people: string, description: string): SecurityScheme => ({
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix(siteUrl, people)}.session_token`,
    description: `${description} It counts for calls from pages of this site alone.`,
  })
  return {
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'A token that an owner has made on `/admin/users`, sent as `Authorization: Bearer …`.',
    },
    staffSession: session('staff', 'The cookie of staff who have signed in.'),
    customerSession: session('customer', 'The cookie of a customer who has signed in.'),
  }
}

/** What a call asks for; undefined where anybody may call. */
function securityOf(access: Access): Security | undefined {
  if (access === 'public') return undefined
  return access === 'customer' ? [{ customerSession: [] }] : [{ token: [] }, { staffSession: [] }]
}
