import { x } from '../../context.ts'
import type { Route } from './+types/home.ts'
export function loader({ context }: Route.LoaderArgs) { return { v: context.get(x) } }
export default function H({ loaderData }: Route.ComponentProps) { return <h1>hi {loaderData.v}</h1> }
