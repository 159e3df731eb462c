import { createHash } from 'node:crypto'
import type { IdentityFiles, IdentityView, LogoPicture, SiteSign } from '#domain/site/identity-view.ts'
import { fileUrl } from '#domain/site/picture.ts'
import { firstLetter, ICON_EDITION, type IconName } from '#domain/site/site-icons.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import type { Memoize } from '#server/cache/memoized.ts'
import type { FileCache } from '#server/files/file-cache.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { IconSource } from '#server/files/signs/icon-drawing.ts'
import { pictureProcess } from '#server/files/picture-process.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import type { LookService } from '#server/services/site/look.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

export type IdentityService = {
  /** Null for a site that looks as the demo content does. */
  view(locale: Locale): Promise<IdentityView | null>
  /** What drawn pictures carry; null for the signs of the demo content. */
  sign(locale: Locale): Promise<SiteSign | null>
  /** An icon by what its address says; null where it was never one of this site's, or belongs to an earlier mark. */
  icon(fingerprint: string, name: IconName): Promise<Buffer<ArrayBuffer> | null>
}

type IdentityDeps = {
  /** What staff have given; null where they have given nothing. */
  files: () => Promise<IdentityFiles | null>
  settings: Pick<SettingsService, 'get' | 'isNeutral'>
  look: Pick<LookService, 'colours'>
  uploads: Pick<UploadsService, 'describe'>
  storage: Pick<FileStorage, 'read'>
  cache: FileCache
  memoize: Memoize
  draw?: (source: IconSource, name: IconName) => Promise<Buffer>
}

type Identity = { view: IdentityView; sign: SiteSign }

const NO_FILES: IdentityFiles = { logo: null, logoWhite: null, mark: null, socialImage: null }

export function createIdentity(deps: IdentityDeps): IdentityService {
  const identity = deps.memoize(() => readIdentity(deps))
  const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  /** Made once, however many ask for it at the same time. */
  function drawOnce(sign: SiteSign, icon: IconName, file: string): Promise<Buffer<ArrayBuffer>> {
    const started = drawing.get(file) ?? draw(deps, sign, icon, file).finally(() => drawing.delete(file))
    drawing.set(file, started)
    return started
  }

  return {
    view: async (locale) => (await identity())?.[locale].view ?? null,
    sign: async (locale) => (await identity())?.[locale].sign ?? null,
    async icon(fingerprint, name) {
      const file = `${fingerprint}-${name}.png`
      const cached = await deps.cache.get(file)
      if (cached) return cached
      const now = await identity()
      const locale = LOCALES.find((one) => now?.[one].view.icons === fingerprint)
      return now && locale ? drawOnce(now[locale].sign, name, file) : null
    },
  }
}

async function readIdentity({ files, settings, look, uploads }: IdentityDeps): Promise<Localized<Identity> | null> {
  const given = await files()
  if (given === null && !(await settings.isNeutral())) return null
  const { logo, logoWhite, mark, socialImage } = given ?? NO_FILES
  const named = [logo, logoWhite, mark, socialImage].filter((name) => name !== null)
  const stored = new Map((await uploads.describe(named)).map((file) => [file.name, file]))
  const shown = (name: string | null) => logoPicture(name === null ? undefined : stored.get(name))
  const [{ name: names }, { main, onMain }] = await Promise.all([settings.get(), look.colours()])
  const inLanguage = (locale: Locale): Identity => {
    const sign = { name: names[locale], letter: firstLetter(names, locale), logo, mark, ground: main, ink: onMain }
    const pictures = { logo: shown(logo), logoWhite: shown(logoWhite), picture: shown(socialImage) }
    return { sign, view: { ...pictures, icons: fingerprintOf(sign) } }
  }
  return { ar: inLanguage('ar'), en: inLanguage('en') }
}

function logoPicture(file: StoredFile | undefined): LogoPicture | null {
  return file?.width && file.height ? { src: fileUrl(file.name), width: file.width, height: file.height } : null
}

function fingerprintOf({ mark, letter, ground, ink }: SiteSign): string {
  const content = JSON.stringify([ICON_EDITION, mark ?? { letter, ground, ink }])
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}

async function draw({ storage, cache, draw: drawIcon = pictureProcess.icon }: IdentityDeps, ...what: Drawn) {
  const [{ mark, letter, ground, ink }, name, file] = what
  const stored = mark === null ? null : await storage.read(mark)
  const bytes = Buffer.from(await drawIcon(stored ? { mark: stored } : { letter, ground, ink }, name))
  // An icon that cannot be cached is shown all the same.
  await cache.put(file, bytes).catch(() => {})
  return bytes
}

type Drawn = [sign: SiteSign, name: IconName, file: string]
