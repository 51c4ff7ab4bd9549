const end = '</body></html>'
const unsafe = /[&<>\u2028\u2029]/g

/** Where React Router looks for it, as it would write it itself: at the end of the page. */
export function withPageData(html: string, data: string): string {
  const text = JSON.stringify(data).replace(unsafe, escaped)
  const controller = 'window.__reactRouterContext.streamController'
  const scripts = `<script>${controller}.enqueue(${text});</script><script>${controller}.close();</script>`
  return html.endsWith(end) ? `${html.slice(0, -end.length)}${scripts}${end}` : html + scripts
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
