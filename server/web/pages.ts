import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as builtPages from 'virtual:react-router/server-build'
import {
  choiceContext,
  fieldsContext,
  mapTilesUrlContext,
  missedSearchContext,
  isWantedContext,
  reportErrorContext,
  servicesContext,
  siteUrlContext,
  quotasContext,
  visitorContext,
} from '#app/context.ts'
import type { Config } from '#server/config.ts'
import type { Services } from '#server/services/services.ts'
import type { Pages } from './page-maker.ts'
import type { PageScope } from './page-making.ts'

type PagesDeps = { config: Config; services: Services }

const matchedContext = createContext<PageScope['matched']>()

/** The pages of the site, as the framework has built them from `app/`. */
export function createPages({ config, services }: PagesDeps): Pages {
  const handle = createRequestHandler(watched(builtPages), config.mode === 'dev' ? 'development' : 'production')

  function contextOf({ report, matched, isWanted, missed, chose, quotas, visitor, fields }: PageScope) {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(siteUrlContext, config.siteUrl)
    context.set(mapTilesUrlContext, config.mapTilesUrl)
    context.set(reportErrorContext, report)
    context.set(isWantedContext, isWanted)
    context.set(missedSearchContext, missed)
    context.set(choiceContext, chose)
    context.set(quotasContext, quotas)
    context.set(visitorContext, visitor)
    context.set(fieldsContext, fields)
    context.set(matchedContext, matched)
    return context
  }

  return (request, scope) => handle(request, contextOf(scope))
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
