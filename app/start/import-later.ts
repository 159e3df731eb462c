/** The sheets that are on their way or there, by their addresses. */
const sheets = new Map<string, Promise<void>>()

/**
 * What the bundler has an `import()` become: first the sheets that belong to the module, then the module. Where one does not
 * come, the import fails, and asks for it again when it is tried once more.
 */
export async function importLater<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  await Promise.all(files.map(sheetOf))
  return load()
}

function sheetOf(file: string): Promise<void> {
  const known = sheets.get(file) ?? loadSheet(file)
  sheets.set(file, known)
  return known
}

function loadSheet(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/${file}`,
      onload: () => resolve(),
      onerror: () => {
        sheets.delete(file)
        link.remove()
        reject(new Error(`${file} has not come`))
      },
    })
    document.head.append(link)
  })
}
