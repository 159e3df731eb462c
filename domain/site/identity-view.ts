/** A stored logo as pages and mails show it: at most four times as wide as it is high. */
export type LogoPicture = { src: string; width: number; height: number }

/** How a site shows itself that does not look as the demo content does, in one language. What it has none of is null. */
export type IdentityView = {
  logo: LogoPicture | null
  /** For dark grounds. */
  logoWhite: LogoPicture | null
  /** Its icons by their fingerprint (`iconPath`); without a mark of its own they are made of the first letter of its name. */
  icons: string
  /** The picture of shared links of pages that have none of their own. */
  picture: LogoPicture | null
}

export type IdentityFiles = {
  logo: string | null
  logoWhite: string | null
  mark: string | null
  socialImage: string | null
}

/** What pictures that the site draws carry as a sign; `logo` and `mark` are names of stored files. */
export type SiteSign = {
  name: string
  letter: string
  logo: string | null
  mark: string | null
  /** Behind the letter, and its own. */
  ground: string
  ink: string
}
