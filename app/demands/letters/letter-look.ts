import type { CSSProperties } from 'react'

/** Mail programs read no style sheets. */
export const letterLook = {
  property: { margin: '0 0 24px', borderTop: '1px solid #e3dbd0', paddingTop: 20 },
  picture: { width: '100%', maxWidth: 536, height: 'auto', borderRadius: 6, display: 'block' },
  change: { margin: '12px 0 0', fontSize: 14, fontWeight: 600, color: '#45603f' },
  price: { margin: '4px 0 0', fontSize: 20, fontWeight: 600 },
  reasons: { margin: '6px 0 0', fontSize: 14 },
  title: { margin: '2px 0 0', fontSize: 16 },
} satisfies Record<string, CSSProperties>
