import type { CSSProperties } from 'react'
import titleFont from '../ui/fonts/letter-title.woff2?inline'

const ink = '#1e1b18'
const soft = '#5b534b'
const brick = '#a4452c'
const line = '#e3dbd0'
const serif = 'Fraunces, Georgia, "Times New Roman", serif'
const sans = 'Figtree, Helvetica, Arial, sans-serif'

/** The colours of ui/tokens.css, written out: mail programs know no custom properties. */
export const look = {
  body: { margin: 0, padding: 0, background: '#f3eee6', fontFamily: sans, color: ink },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  desk: { background: '#f3eee6' },
  margin: { padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: 600, background: '#ffffff', borderRadius: 4 },
  content: { padding: '28px 32px' },
  brand: { margin: '0 0 22px' },
  bricks: { paddingRight: 10, verticalAlign: 'middle' },
  brick: { background: brick, fontSize: 0, lineHeight: '7px' },
  joint: { fontSize: 0, lineHeight: '2px' },
  brandName: { font: `600 21px/26px ${serif}`, verticalAlign: 'middle' },
  title: { margin: '0 0 16px', font: `600 27px/33px ${serif}` },
  paragraph: { margin: '0 0 16px', fontSize: 17, lineHeight: '26px' },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px',
    background: '#fbf9f6',
    borderLeft: `3px solid ${line}`,
    fontSize: 16,
    lineHeight: '24px',
  },
  buttonRow: { margin: '4px 0 20px' },
  button: { padding: '12px 22px', background: brick, borderRadius: 4 },
  buttonLink: {
    display: 'block',
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 'bold',
    lineHeight: '22px',
    textDecoration: 'none',
  },
  facts: { width: '100%', margin: '0 0 16px', borderTop: `1px solid ${line}` },
  factLabel: {
    padding: '8px 16px 8px 0',
    borderBottom: `1px solid ${line}`,
    color: soft,
    fontSize: 15,
    fontWeight: 'normal',
    verticalAlign: 'top',
    width: '38%',
  },
  factValue: {
    padding: '8px 0',
    borderBottom: `1px solid ${line}`,
    fontSize: 16,
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
  },
  reason: {
    marginTop: 24,
    paddingTop: 16,
    borderTop: `1px solid ${line}`,
    color: soft,
    fontSize: 15,
    lineHeight: '23px',
  },
  legal: { marginTop: 20, maxWidth: 600 },
  legalLine: { margin: '0 0 4px', color: soft, fontSize: 13, lineHeight: '20px' },
} satisfies Record<string, CSSProperties>

/** Links in our colour, and for those who read in the dark; what a program does not know it leaves out. */
export const styleRules = `
.sheet a { color: #84341f; }
@media (prefers-color-scheme: dark) {
  .desk { background: #171412 !important; color: #f3eee6 !important; }
  .sheet { background: #241f1b !important; }
  .ink { color: #f3eee6 !important; }
  .soft, .soft p, .facts th { color: #c9beb1 !important; border-color: #4a4139 !important; }
  .quote { background: #2e2823 !important; border-color: #4a4139 !important; }
  .facts, .facts th, .facts td { border-color: #4a4139 !important; }
  .sheet a { color: #f0a890; }
  .change { color: #a9c4a0 !important; }
  .property { border-color: #4a4139 !important; }
}
`

/**
 * The letter carries the font of its title: a font that is fetched would tell who reads it. By itself, because Gmail
 * leaves out a long style as a whole; in a media rule, which Outlook skips: a font it cannot read becomes Times there.
 */
export const fontRules = `
@media screen {
  @font-face { font-family: Fraunces; font-weight: 600; src: url(${titleFont}) format('woff2'); }
}
`
