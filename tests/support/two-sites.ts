import { openMailServer, type MailServer } from './mail-server.ts'
import { startObjectStore, type ObjectStore } from './object-store.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { freePort, openSite, type Site } from './site.ts'

export const SALES = 'sales@site.example'

/** The built site twice, on one PostgreSQL database and one object store, behind nginx. */
export type TwoSites = {
  /** The address of both, at the proxy. */
  origin: string
  sites: [Site, Site]
  database: PostgresServer
  store: ObjectStore
  mailServer: MailServer
  /** Asks one of them through the proxy. */
  askOne(site: Site, path: string, init?: RequestInit, visitor?: string): Promise<Response>
  /** Asks whichever the proxy chooses. */
  ask(path: string, init?: RequestInit, visitor?: string): Promise<Response>
  close(): Promise<void>
}

export async function openTwoSites(): Promise<TwoSites> {
  const database = startPostgres()
  const [store, mailServer, port] = await Promise.all([startObjectStore(), openMailServer(), freePort()])
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    SITE_URL: origin,
    // The proxy, and the visitor's own address before it, which tests make up.
    TRUST_PROXY: '2',
    DATABASE_URL: database.createDatabase('site'),
    ...store.environment,
    SMTP_URL: mailServer.url,
    SALES_EMAIL: SALES,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'error',
  }
  // Both at the same moment: each must find the tables and the first owner made once.
  const sites = await Promise.all([openSite(environment), openSite(environment)])
  const proxy: Proxy = await startProxy(
    port,
    sites.map((site) => site.origin),
  )
  return {
    origin,
    sites,
    database,
    store,
    mailServer,
    askOne: (site, path, init, visitor = newVisitor()) =>
      fetch(origin + path, {
        redirect: 'manual',
        ...init,
        headers: { ...headersOf(init, origin), 'X-Forwarded-For': visitor, 'X-Server': String(sites.indexOf(site)) },
      }),
    ask: (path, init, visitor = newVisitor()) =>
      fetch(origin + path, {
        redirect: 'manual',
        ...init,
        headers: { ...headersOf(init, origin), 'X-Forwarded-For': visitor },
      }),
    async close() {
      await proxy.stop()
      await Promise.all(sites.map((site) => site.stop()))
      await Promise.all([database.stop(), store.stop(), mailServer.close()])
    },
  }
}

function headersOf(init: RequestInit = {}, origin: string): Record<string, string> {
  return { Origin: origin, ...(init.headers as Record<string, string> | undefined) }
}

let visitors = 0

/** An address that nobody else has. */
export function newVisitor(): string {
  visitors += 1
  return `10.88.${visitors % 250}.${Math.floor(visitors / 250) + 1}`
}
