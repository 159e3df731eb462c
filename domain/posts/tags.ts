const NUMBER_SIGNS = /^[#＃\s]+/

/** Tags as they are stored, each once. The number sign is put before them where they are shown, whether it was typed or not. */
export function plainTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) => tag.replace(NUMBER_SIGNS, '')).filter((tag) => tag !== '')
  return [...new Set(plain)]
}
