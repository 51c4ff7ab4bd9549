import type { CSSProperties } from 'react'

const ink = '#1e1b18'
const soft = '#5b534b'
const brick = '#a4452c'
const line = '#e3dbd0'
const serif = 'Georgia, "Times New Roman", serif'
const sans = 'Figtree, Helvetica, Arial, sans-serif'

/** The colours of ui/tokens.css, written out: mail programs know no custom properties. */
export const look = {
  body: { margin: 0, padding: 0, background: '#f3eee6', fontFamily: sans, color: ink },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  desk: { background: '#f3eee6' },
  margin: { padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: 600, background: '#ffffff', borderRadius: 10 },
  content: { padding: '28px 32px' },
  logo: {
    margin: '0 0 20px',
    paddingLeft: 12,
    borderLeft: `6px solid ${brick}`,
    font: `22px/28px ${serif}`,
  },
  title: { margin: '0 0 16px', font: `normal 28px/34px ${serif}`, color: ink },
  paragraph: { margin: '0 0 16px', fontSize: 17, lineHeight: '26px' },
  quote: {
    margin: '0 0 16px',
    padding: '12px 16px',
    background: '#fbf9f6',
    borderLeft: `3px solid ${line}`,
    fontSize: 16,
    lineHeight: '24px',
    whiteSpace: 'pre-line',
  },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    borderRadius: 6,
    background: brick,
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
