import { Outlet } from 'react-router'
import { requireOwner } from '../../../loading/staff-guard.ts'

export const middleware = [requireOwner]

/** Nothing of its own: with it the guard also stands before the data of the pages below. */
export function loader() {
  return null
}

export default function OwnersArea() {
  return <Outlet />
}
