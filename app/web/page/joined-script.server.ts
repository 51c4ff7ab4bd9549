import { createHash } from 'node:crypto'

/** What runs with a page before it wakes, and is not needed to draw it: what `LateScript` names. */
const parts = {
  frame: 'app/website/frame/frame.browser.js',
  campaign: 'app/consent/campaign.browser.js',
  'typed-text': 'app/consent/typed-text.browser.js',
  'consent-choice': 'app/consent/consent-choice.browser.js',
  popup: 'app/consent/popup.browser.js',
  banner: 'app/website/frame/banner.browser.js',
}

/** Only while the site is built: one file for every page, of which each runs what it names. */
export function joinedScript(small: (file: string) => string) {
  const joined = Object.entries(parts).map(([name, file]) => {
    const code = small(file).replace(/^export (function (\w+)[\s\S]*)/, '$1;$2()')
    return `if(of.includes("${name}")){${code}}`
  })
  const source = `{const of=document.currentScript.dataset.of.split(" ");${joined.join('')}}`
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const name = `page-script-${hash}.js`
  // Stands for page-script.ts in a finished site.
  return { name, source, address: `export const pageScript = '/assets/${name}'` }
}
