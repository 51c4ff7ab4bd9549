import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { noImageHosts } from '../app/images/image-hosts'
import { demoAgency } from '../seed/demo-agency'
import { createApplication } from './application'
import type { Render } from './pages/make-page'
import { createPageCache } from './pages/page-cache'
import { variantBy } from './pages/page-variant'
import { createWebServer } from './web-server'

type Parts = Parameters<typeof createApplication>[0]

export const testTools = {
  origin: 'http://localhost',
  siteLanguages: () => ({ enabled: ['nl', 'fr', 'en'], default: 'nl' }),
  imageHosts: () => noImageHosts,
  agency: () => demoAgency,
} as unknown as Parts['tools']

const aPage = async () =>
  new Response('<h1>Te koop</h1>', { headers: { 'content-type': 'text/html' } })

/** The whole server on a port of its own, with pages as the test likes them. */
export function openTestServer(
  render: Render = aPage,
  parts: Partial<Parts> = {},
  options: Parameters<typeof createWebServer>[3] = {},
) {
  const rendered = vi.fn(render)
  const cache = createPageCache(1_000_000)
  const variantOf = variantBy(() => 1)
  const application = createApplication({
    tools: testTools,
    cache,
    render: rendered,
    assets: () => undefined,
    variants: {} as Parts['variants'],
    videos: { placeOf: async () => undefined },
    styles: ['/assets/root.css'],
    variantOf,
    ...parts,
  })
  const server = createWebServer(application, cache, variantOf, options).listen(0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init })
  return { origin, port, server, ask, rendered, cache }
}
