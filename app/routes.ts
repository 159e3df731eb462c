import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('en?', 'routes/site/layout.tsx', [index('routes/site/home.tsx')]),
  route('ar', 'routes/site/layout.tsx', { id: 'ar' }, [index('routes/site/home.tsx', { id: 'ar/home' })]),
] satisfies RouteConfig
