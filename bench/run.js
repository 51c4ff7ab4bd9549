import { globSync } from 'node:fs'
import { createServer } from 'vite'

/** `npm run bench` runs every bench, `npm run bench search` those with that name. */
const [name = ''] = process.argv.slice(2)
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
for (const file of globSync('bench/*.bench.ts').sort()) {
  if (file.includes(name)) await (await vite.ssrLoadModule(`/${file}`)).run()
}
await vite.close()
process.exit()
