import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { x } from '../app/context.ts'
import { Hono } from 'hono'
import { serve } from '@hono/node-server'
const h = createRequestHandler(build as never, 'production')
const app = new Hono()
app.all('*', (c) => { const ctx = new RouterContextProvider(); ctx.set(x, 'from server'); return h(c.req.raw, ctx) })
serve({ fetch: app.fetch, port: 3999 })
