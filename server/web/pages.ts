import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as builtPages from 'virtual:react-router/server-build'
import {
  fieldsContext,
  mapTilesUrlContext,
  missedSearchContext,
  pageDeskContext,
  reportErrorContext,
  servicesContext,
  siteUrlContext,
  quotasContext,
  visitorContext,
} from '../../app/context.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services/services.ts'
import { loadedContext, loadingOnce } from './loaded-once.ts'
import type { Pages } from './page-maker.ts'
import type { PageScope } from './page-making.ts'
import { createVisitorPages } from './visitor-pages.ts'

export type PagesDeps = { config: Config; services: Services }

const matchedContext = createContext<PageScope['matched']>()

/** The pages of the site, as the framework has built them from `app/`. */
export function createPages({ config, services }: PagesDeps): Pages {
  const isDev = config.mode === 'dev'
  const build = loadingOnce(watched(builtPages))
  const handle = createRequestHandler(build, isDev ? 'development' : 'production')
  const visitorPages = isDev ? null : createVisitorPages(build)

  function contextOf({ report, matched, desk, missed, quotas, visitor, fields }: PageScope) {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(siteUrlContext, config.siteUrl)
    context.set(mapTilesUrlContext, config.mapTilesUrl)
    context.set(reportErrorContext, report)
    context.set(pageDeskContext, desk)
    context.set(missedSearchContext, missed)
    context.set(quotasContext, quotas)
    context.set(visitorContext, visitor)
    context.set(fieldsContext, fields)
    context.set(matchedContext, matched)
    context.set(loadedContext, new Map())
    return context
  }

  /** Null where nothing was found that could be shown, or showing it failed. */
  async function shown(request: Request, context: RouterContextProvider, scope: PageScope): Promise<Response | null> {
    const found = await visitorPages?.(request, context)
    if (!found || !scope.leavesData()) return null
    scope.matched(found.pattern)
    // The framework renders it again, says why it fails, and shows the error in its place.
    return found.render().catch(() => null)
  }

  return async (request, scope) => {
    const context = contextOf(scope)
    const page = scope.leavesData() && !isForData(request) ? await shown(request, context, scope) : null
    return page ?? handle(request, context)
  }
}

/** The framework's own scripts ask for the data of `/en` under `/en.data`. */
function isForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/** The framework tells which page an address led to only to those who watch it. */
function watched(build: ServerBuild): ServerBuild {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    instrumentations: [
      {
        handler: ({ instrument }) =>
          instrument({
            async request(handle, { context }) {
              const { meta } = await handle()
              if (meta) context?.get(matchedContext)(meta.pattern)
            },
          }),
      },
    ],
  }
  return { ...build, entry: { ...build.entry, module } }
}
