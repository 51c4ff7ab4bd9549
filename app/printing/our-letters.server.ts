import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)
const faces = { figtree: { Figtree: [400, 600] }, fraunces: { Fraunces: [400, 600] } } as const

/** The letters of the site, as static files: a PDF cannot hold those of the pages, which vary. */
for (const [folder, families] of Object.entries(faces)) {
  for (const [family, weights] of Object.entries(families)) {
    const fonts = weights.map((fontWeight) => ({
      src: resolve(`@fontsource/${folder}/files/${folder}-latin-${fontWeight}-normal.woff`),
      fontWeight,
    }))
    Font.register({ family, fonts })
  }
}
Font.registerHyphenationCallback((word) => [word])

export const sans = 'Figtree'
export const serif = 'Fraunces'
