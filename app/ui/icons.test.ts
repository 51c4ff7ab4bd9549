import { readFileSync } from 'node:fs'
// biome-ignore lint/style/noRestrictedImports: the drawings are compared with theirs
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/** What pages may use: the component and the drawing it shows. */
const source = readFileSync('app/ui/icons.tsx', 'utf8')
const used = [...source.matchAll(/const (\w+) = icon\('([\w-]+)'\)/g)]

test('the file of drawings has every icon as Lucide draws it: vitest run icons --update', async () => {
  const symbols = used.map(([, component = '', name]) => {
    const drawing = lucide[component as 'House']
    const drawn = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawn}</symbol>`
  })
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
  await expect(sprite).toMatchFileSnapshot('./icons.svg')
})
