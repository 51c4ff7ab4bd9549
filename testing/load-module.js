import { createServer } from 'vite'

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
})

/**
 * A module of the house, for a process that runs without our build.
 * @param {string} path
 * @returns {Promise<any>}
 */
export function loadModule(path) {
  return vite.ssrLoadModule(path)
}
