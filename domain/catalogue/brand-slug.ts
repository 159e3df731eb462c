/** `ANADOL BOND` is `anadol-bond`: the name of its logo and of its entry in the fixed brands. */
export function brandSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
