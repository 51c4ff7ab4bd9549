import { chromium } from '@playwright/test'
import { findChromium } from '../bootstrap/chromium.js'
import type { ProxyName } from '../bootstrap/proxies.js'
import { browserFlags } from '../testing/browser-flags'
import { openProxy, publicOrigin } from './open-proxy'
import { openOwnSite } from './own-site'

/** A site as the public finds it: its own https address, a real proxy, and a browser that knows the way. */
export async function openBehindProxy(name: ProxyName) {
  const site = await openOwnSite({
    SITE_ORIGIN: publicOrigin,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  })
  const proxy = await openProxy(name, site.port, site.folder)
  const { host } = new URL(publicOrigin)
  const way = [
    `MAP ${host}:443 127.0.0.1:${proxy.secure}`,
    `MAP ${host}:80 127.0.0.1:${proxy.plain}`,
  ]
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...browserFlags, `--host-resolver-rules=${way.join(', ')}`],
  })
  const context = await browser.newContext({
    baseURL: publicOrigin,
    ignoreHTTPSErrors: true,
    locale: 'nl-BE',
    storageState: { cookies: [], origins: [] },
  })
  return {
    site,
    page: await context.newPage(),
    context,
    async close() {
      await browser.close()
      await proxy.close()
      await site.kill()
    },
  }
}
