type Listed = { files: { name: string; size: number }[]; next?: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** One page of what a store lists (ListObjectsV2), in the XML that every such store writes. */
export function listPage(xml: string): Listed {
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    name: textOf(entry, 'Key'),
    size: Number(textOf(entry, 'Size')),
  }))
  const next = textOf(xml.replace(/<Contents>[\s\S]*<\/Contents>/, ''), 'NextContinuationToken')
  return next ? { files, next } : { files }
}

function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? []
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return entities[name] ?? whole
  })
}
