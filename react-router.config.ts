import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The list of pages is one file that is cached for good; asking for parts of it costs a request per view.
  routeDiscovery: { mode: 'initial' },
  // What keeps a form when it cannot be sent comes with the form: without a connection it could not be fetched.
  splitRouteModules: false,
} satisfies Config
