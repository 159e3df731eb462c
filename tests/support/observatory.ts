/**
 * The scoring that Mozilla's HTTP Observatory publishes for what a site's answers say of themselves: 100 to begin
 * with, points off for what is missing, and points on top for those who have lost fewer than ten.
 */
type Scored = { score: number; reasons: string[] }

type ScoredAnswer = { headers: Headers; html: string }

type Verdict = [modifier: number, reason: string]

const HALF_A_YEAR = 15_768_000

/** Scores an answer that came over https. */
export function observatoryScore({ headers, html }: ScoredAnswer): Scored {
  const policy = readPolicy(headers.get('content-security-policy'))
  const verdicts: Verdict[] = [
    scorePolicy(policy),
    scoreCookies(headers.getSetCookie()),
    scoreSharing(headers.get('access-control-allow-origin')),
    scoreReferrer(headers.get('referrer-policy')),
    scoreTransport(headers.get('strict-transport-security')),
    scoreScripts(html),
    scoreSniffing(headers.get('x-content-type-options')),
    scoreFraming(policy, headers.get('x-frame-options')),
    scoreResourceSharing(headers.get('cross-origin-resource-policy')),
  ]
  const lost = verdicts.reduce((sum, [modifier]) => sum + Math.min(0, modifier), 0)
  const won = verdicts.reduce((sum, [modifier]) => sum + Math.max(0, modifier), 0)
  const score = Math.max(0, lost >= -10 ? 100 + lost + won : 100 + lost)
  return { score, reasons: verdicts.filter(([modifier]) => modifier < 0).map(([, reason]) => reason) }
}

type Policy = Map<string, string[]>

function readPolicy(text: string | null): Policy | null {
  if (text === null) return null
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.filter(([name]) => name !== '').map(([name, ...sources]) => [name!.toLowerCase(), sources]))
}

const DANGEROUS = ['http:', 'https:', 'data:', 'blob:', 'ftp:', '*']

function scorePolicy(policy: Policy | null): Verdict {
  if (policy === null) return [-25, 'no content security policy']
  if (policy.size === 0) return [-25, 'a content security policy that cannot be read']
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*', "'unsafe-inline'"]
  const isInlineAllowed = (name: string) => {
    const sources = sourcesOf(name)
    return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
  }
  const isOpen = (name: string) => sourcesOf(name).some((source) => DANGEROUS.includes(source))
  if (isInlineAllowed('script-src') || isOpen('script-src') || isOpen('object-src')) {
    return [-20, 'scripts from anywhere, or written into the page']
  }
  if (policyHas(policy, /^(?:http|ftp):/)) return [-20, 'sources that are not encrypted']
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return [-10, 'scripts made of texts']
  if (isInlineAllowed('style-src')) return [0, 'styles written into the page']
  const isClosed = policy.get('default-src')?.join() === "'none'"
  return isClosed ? [10, 'nothing but what is named'] : [5, 'nothing unsafe']
}

function policyHas(policy: Policy, pattern: RegExp): boolean {
  return [...policy.values()].flat().some((source) => pattern.test(source))
}

function scoreCookies(cookies: string[]): Verdict {
  if (cookies.length === 0) return [0, 'no cookies']
  const flags = cookies.map((cookie) => ({
    isSession: /sess|token|auth|sid/i.test(cookie.split('=')[0]!),
    isSecure: /;\s*secure/i.test(cookie),
    isHidden: /;\s*httponly/i.test(cookie),
    sameSite: /;\s*samesite=(\w*)/i.exec(cookie)?.[1]?.toLowerCase(),
  }))
  if (flags.some(({ isSession, isSecure }) => isSession && !isSecure)) return [-40, 'a session that is not encrypted']
  if (flags.some(({ isSession, isHidden }) => isSession && !isHidden)) return [-30, 'a session that scripts can read']
  if (flags.some(({ isSecure }) => !isSecure)) return [-20, 'a cookie that is not encrypted']
  const isKnown = (value = '') => ['strict', 'lax', 'none'].includes(value)
  if (flags.some(({ sameSite }) => sameSite !== undefined && !isKnown(sameSite))) return [-20, 'an unknown SameSite']
  return flags.every(({ sameSite }) => sameSite !== undefined)
    ? [5, 'safe cookies']
    : [0, 'safe cookies without SameSite']
}

function scoreSharing(origin: string | null): Verdict {
  return origin === null ? [0, 'not shared'] : [-50, 'shared with other origins']
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function scoreReferrer(policy: string | null): Verdict {
  if (policy === null || policy === 'no-referrer-when-downgrade') return [0, 'referrers as browsers send them']
  return PRIVATE.includes(policy) ? [5, 'private referrers'] : [-5, 'referrers that tell too much']
}

function scoreTransport(header: string | null): Verdict {
  const age = /max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (age === undefined) return [-20, 'no strict transport security']
  return Number(age) < HALF_A_YEAR ? [-10, 'strict transport security for less than half a year'] : [0, 'encrypted']
}

function scoreScripts(html: string): Verdict {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  if (foreign.some(([, source]) => source!.startsWith('http:'))) return [-50, 'scripts of others, not encrypted']
  const isUnchecked = foreign.some(([tag]) => !tag.includes(' integrity='))
  return isUnchecked ? [-5, 'scripts of others that nobody checks'] : [0, 'no scripts of others']
}

function scoreSniffing(header: string | null): Verdict {
  return header?.toLowerCase() === 'nosniff' ? [0, 'not sniffed'] : [-5, 'types may be guessed']
}

function scoreFraming(policy: Policy | null, header: string | null): Verdict {
  const ancestors = policy?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => DANGEROUS.includes(source))) return [5, 'not framed']
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? [5, 'not framed'] : [-20, 'may be framed']
}

function scoreResourceSharing(policy: string | null): Verdict {
  if (policy === null || policy === 'cross-origin') return [0, 'resources for anyone']
  return ['same-origin', 'same-site'].includes(policy)
    ? [10, 'resources of its own']
    : [-5, 'an unknown resource policy']
}
