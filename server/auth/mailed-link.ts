import { createHash, randomBytes } from 'node:crypto'
import { linksOf, type LinkPurpose } from '#domain/accounts/staff-email.ts'

/** `token` goes into the mail alone; `name`, under which the link is stored, holds its hash. */
type MailedLink = { userId: string; name: string; token: string }

export function newMailedLink(purpose: LinkPurpose, userId: string): MailedLink {
  const secret = randomBytes(32).toString('base64url')
  return { userId, name: nameOf(purpose, userId, secret), token: `${userId}.${secret}` }
}

const TOKEN = /^([\w-]{1,64})\.([\w-]{43})$/

/** Null for what cannot be a token; signs that a chat put behind it are forgiven. Whether it opens anything is for the database to say. */
export function readMailedLink(purpose: LinkPurpose, token: string): Omit<MailedLink, 'token'> | null {
  const [, userId, secret] = TOKEN.exec(token.replace(/[^\w-]+$/, '')) ?? []
  if (userId === undefined || secret === undefined) return null
  return { userId, name: nameOf(purpose, userId, secret) }
}

function nameOf(purpose: LinkPurpose, userId: string, secret: string): string {
  return linksOf(purpose, userId) + createHash('sha256').update(secret).digest('hex')
}
