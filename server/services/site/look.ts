import { lookColours, lookTheme, NEUTRAL_LOOK, type Look, type LookColours, type LookTheme } from '#domain/site/look.ts'
import type { ContentService } from './content/content.ts'
import type { SettingsService } from './settings.ts'

/** What staff have chosen; without a choice, a site that began empty has a quiet look and any other that of the demo. */
export type LookService = {
  colours(): Promise<LookColours>
  /** For the head of a page; null where the stylesheet is right as it is. */
  theme(): Promise<LookTheme | null>
}

type LookDeps = { content: Pick<ContentService, 'page'>; settings: Pick<SettingsService, 'isNeutral'> }

export function createLook({ content, settings }: LookDeps): LookService {
  const read = async (): Promise<Look | null> =>
    (await content.page('look')) ?? ((await settings.isNeutral()) ? NEUTRAL_LOOK : null)
  return { colours: async () => lookColours(await read()), theme: async () => lookTheme(await read()) }
}
