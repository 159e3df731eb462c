import { runCommand } from '#scripts/test-run/command.ts'

/** A token of the API for the site with this data folder, with all rights. */
export async function makeToken(folder: string): Promise<string> {
  const args = ['scripts/manage.ts', 'token', 'add', 'bench', '--role', 'owner', '--days', '1']
  const { ok, output } = await runCommand(process.execPath, args, { DATA_DIR: folder })
  const token = /site_[\w-]+/.exec(output)?.[0]
  if (!ok || !token) throw new Error(`No token was made:\n${output}`)
  return token
}

/** Who writes to a site, by calls. */
export type Writer = { origin: string; token: string }

/** Gives a product another English name. */
export function rename(writer: Writer, product: string, name: string): Promise<void> {
  return write(writer, '/api/products/update.php', { product_id: product, product_name_en: name })
}

export function addCategory(writer: Writer, slug: string): Promise<void> {
  return write(writer, '/api/categories/add.php', { category_slug: slug, name_ar: slug, name_en: slug })
}

/** Takes a category away; its products go to another one. */
export function removeCategory(writer: Writer, id: string, to: string): Promise<void> {
  return write(writer, '/api/categories/delete.php', { category_id: id, move_to: to })
}

async function write({ origin, token }: Writer, path: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams(fields),
  })
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
}
