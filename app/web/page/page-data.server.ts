import feedScript from './feed-data.browser.js?raw'

export { feedScript }

const end = '</body></html>'
const unsafe = /[&<>\u2028\u2029]/g

/** At the end of the page, as data that no browser runs; the script that hands it on is always the same. */
export function withPageData(html: string, data: string): string {
  const text = JSON.stringify(data).replace(unsafe, escaped)
  const scripts = `<script type="application/json" id="page-data">${text}</script><script>${feedScript}</script>`
  return html.endsWith(end) ? `${html.slice(0, -end.length)}${scripts}${end}` : html + scripts
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
