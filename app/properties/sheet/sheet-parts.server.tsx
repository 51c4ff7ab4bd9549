import { Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'
import { paper } from '../../printing/paper'
import type { SheetContent, SheetEnergy } from './sheet-content'

/** What the sheet of a property and its poster have in common. */
export type SheetProps = {
  content: SheetContent
  agencyName: string
  language: string
  /** JPEG, the first one large. */
  pictures: Uint8Array[]
  code: { size: number; data: boolean[][] }
}

export const margin = 36
const { ink, soft, line, sand } = paper

export const factBand = {
  flexDirection: 'row',
  alignItems: 'center',
  backgroundColor: sand,
  borderRadius: 3,
} as const

const footer = {
  position: 'absolute',
  left: margin,
  right: margin,
  bottom: 22,
  flexDirection: 'row',
  alignItems: 'flex-end',
  borderTop: `1pt solid ${line}`,
  paddingTop: 8,
} as const

type Style = Exclude<ComponentProps<typeof View>['style'], unknown[] | undefined>
type Styles<Name extends string> = Record<Name, Style>

export function Facts({
  content: { facts, energy },
  styles,
}: {
  content: SheetContent
  styles: Styles<'facts' | 'factName' | 'factValue'>
}) {
  if (facts.length === 0 && !energy) return null
  return (
    <View style={styles.facts}>
      {facts.map(({ name, value }) => (
        <View key={name}>
          <Text style={styles.factName}>{name}</Text>
          <Text style={styles.factValue}>{value}</Text>
        </View>
      ))}
      {energy && <Energy energy={energy} />}
    </View>
  )
}

/** The label as its certificate draws it: an arrow in its colour. */
function Energy({
  energy: { label, colour, letters, name, performance },
}: {
  energy: SheetEnergy
}) {
  const width = 26 + label.length * 9
  return (
    <View style={{ marginLeft: 'auto', flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <View>
        <Text style={{ color: soft, fontSize: 7.5 }}>{name}</Text>
        <Text style={{ marginTop: 2 }}>{performance}</Text>
      </View>
      <View style={{ width, height: 24, justifyContent: 'center', paddingLeft: 8 }}>
        <Svg
          viewBox={`0 0 ${width} 24`}
          width={width}
          height={24}
          style={{ position: 'absolute', left: 0, top: 0 }}
        >
          <Path d={`M0 0H${width - 10}L${width} 12 ${width - 10} 24H0z`} fill={colour} />
        </Svg>
        <Text style={{ fontWeight: 600, fontSize: 13, color: letters }}>{label}</Text>
      </View>
    </View>
  )
}

type FooterProps = Pick<SheetProps, 'content' | 'code'> & {
  styles: Styles<'footer' | 'footerText' | 'scan'>
  /** On every page of it. */
  fixed?: boolean
  children?: ReactNode
}

/** Who we are, and the code that leads to the page of the property. */
export function Footer({ content, code, styles, fixed, children }: FooterProps) {
  return (
    <View style={[footer, styles.footer]} fixed={fixed}>
      <View style={styles.footerText}>
        {children}
        {content.footer.map((each) => (
          <Text key={each}>{each}</Text>
        ))}
      </View>
      <Text style={styles.scan}>{content.scan}</Text>
      <Code code={code} />
    </View>
  )
}

function Code({ code: { size, data } }: Pick<SheetProps, 'code'>) {
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} width={52} height={52}>
      <Path d={path} fill={ink} />
    </Svg>
  )
}
