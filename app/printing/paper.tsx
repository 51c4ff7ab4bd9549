import { Path, Svg } from '@react-pdf/renderer'

/** The colours of tokens.css that paper needs. */
export const paper = {
  ink: '#1e1b18',
  soft: '#5b534b',
  line: '#e3dbd0',
  sand: '#f3eee6',
  brick: '#a4452c',
}

/** Our bricks, as in the header of the site. */
export function Bricks({ height = 12 }: { height?: number }) {
  return (
    <Svg viewBox="0 0 30 26" width={(height * 30) / 26} height={height}>
      <Path
        fill={paper.brick}
        d="M0 0h18v7H0zM20.5 0H30v7h-9.5zM0 9.5h9.5v7H0zM12 9.5h18v7H12zM0 19h18v7H0zM20.5 19H30v7h-9.5z"
      />
    </Svg>
  )
}
