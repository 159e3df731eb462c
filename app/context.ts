import { createContext } from 'react-router'
import type { Services } from '../server/services/services.ts'

/** The one door from pages to data. The server puts it into the context of every request. */
export const servicesContext = createContext<Services>()
