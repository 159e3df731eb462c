import type { LogoShape } from '#domain/site/stored-file.ts'
import type { ContentFields } from '#domain/site/content/text-kinds.ts'
import { picture } from '#domain/site/content/picture-kind.ts'
import { file } from '#domain/fields/list-kinds.ts'

/** The company's signs, which pages, mails, icons and pictures carry. */
export const IDENTITY_FIELDS = {
  logo: { section: 'logos', ...sign('logo', 'logo') },
  /** For dark grounds; without it the name stands there. */
  logoWhite: { section: 'logos', ...sign('logo_white', 'logo') },
  /** What the icons are made of; without it, the first letter of the name. */
  mark: { section: 'logos', ...sign('mark', 'mark') },
  /** Of shared links to pages without a picture of their own. */
  socialImage: { section: 'picture', ...picture('social_image') },
} satisfies ContentFields

function sign<const Name extends string>(name: Name, kind: LogoShape) {
  const about =
    kind === 'mark'
      ? 'Square, at least 512 pixels: SVG, PNG, WebP, AVIF or JPEG'
      : 'At least 512 pixels wide, on a clear ground: SVG, PNG, WebP or AVIF'
  return { ...file(name, { existing: `existing_${name}`, column: name, kind, about }) }
}
