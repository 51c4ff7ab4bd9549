export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

const tabletFrom = 767
const desktopFrom = 1280

/** From here on two things fit beside each other. The style sheets break at the same three widths. */
export const twoColumnsFrom = 960

export function deviceClass(width: number): DeviceClass {
  if (width < tabletFrom) return 'mobile'
  return width < desktopFrom ? 'tablet' : 'desktop'
}

export const onMobile = `(width < ${tabletFrom}px)`
