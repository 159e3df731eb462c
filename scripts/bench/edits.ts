import { runCommand } from '#scripts/test-run/command.ts'

/** Gives a product of the site with this data folder another English name, with a token of the API. */
export async function openRename(origin: string, folder: string): Promise<(id: string, name: string) => Promise<void>> {
  const args = ['scripts/manage.ts', 'token', 'add', 'bench', '--role', 'owner', '--days', '1']
  const { ok, output } = await runCommand(process.execPath, args, { DATA_DIR: folder })
  const token = /site_[\w-]+/.exec(output)?.[0]
  if (!ok || !token) throw new Error(`No token was made:\n${output}`)
  return async (id, name) => {
    const answer = await fetch(`${origin}/api/products/update.php`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: new URLSearchParams({ product_id: id, product_name_en: name }),
    })
    if (!answer.ok) throw new Error(`The product was not changed: ${await answer.text()}`)
  }
}
