import { runCommand } from '../test-run/command.ts'

/** A token of the API for the site with this data folder, with all rights. */
export async function makeToken(folder: string): Promise<string> {
  const args = ['scripts/manage.ts', 'token', 'add', 'bench', '--role', 'owner', '--days', '1']
  const { ok, output } = await runCommand(process.execPath, args, { DATA_DIR: folder })
  const token = /site_[\w-]+/.exec(output)?.[0]
  if (!ok || !token) throw new Error(`No token was made:\n${output}`)
  return token
}

/** Gives a product another English name. */
export async function rename(origin: string, token: string, product: string, name: string): Promise<void> {
  const answer = await fetch(`${origin}/api/products/update.php`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ product_id: product, product_name_en: name }),
  })
  if (!answer.ok) throw new Error(`The edit was refused: ${await answer.text()}`)
}
