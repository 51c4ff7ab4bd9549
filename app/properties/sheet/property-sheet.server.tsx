import { Document, Image, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { SheetContent, SheetLine } from './sheet-content'

const ink = '#1e1b18'
const soft = '#5b534b'
const line = '#e3dbd0'

const styles = StyleSheet.create({
  page: { padding: 36, paddingBottom: 84, fontFamily: 'Helvetica', fontSize: 9, color: ink },
  agency: { fontFamily: 'Times-Bold', fontSize: 15, color: '#a4452c', marginBottom: 10 },
  cover: { height: 250, objectFit: 'cover', borderRadius: 4 },
  row: { flexDirection: 'row', gap: 8 },
  small: { flex: 1, height: 96, objectFit: 'cover', borderRadius: 4, marginTop: 8 },
  title: { fontFamily: 'Times-Roman', fontSize: 21, marginTop: 14, lineHeight: 1.15 },
  address: { color: soft, fontSize: 11, marginTop: 4 },
  price: { fontFamily: 'Times-Roman', fontSize: 17, marginTop: 6 },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 18,
    marginVertical: 10,
    paddingVertical: 8,
    borderTop: `1pt solid ${line}`,
    borderBottom: `1pt solid ${line}`,
  },
  factName: { color: soft, fontSize: 7.5 },
  factValue: { fontFamily: 'Helvetica-Bold', fontSize: 11, marginTop: 2 },
  paragraph: { lineHeight: 1.45, marginBottom: 5 },
  heading: { fontFamily: 'Times-Bold', fontSize: 11, marginTop: 10, marginBottom: 3 },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    paddingVertical: 2.5,
    borderBottom: `0.5pt solid ${line}`,
  },
  name: { color: soft, flex: 1 },
  value: { flex: 1, textAlign: 'right' },
  footer: {
    position: 'absolute',
    left: 36,
    right: 36,
    bottom: 24,
    flexDirection: 'row',
    gap: 12,
    alignItems: 'flex-end',
    borderTop: `1pt solid ${line}`,
    paddingTop: 8,
  },
  footerText: { flex: 1, fontSize: 7, color: soft, lineHeight: 1.5 },
  scan: { width: 80, fontSize: 7, color: soft, textAlign: 'right' },
})

type Props = {
  content: SheetContent
  agencyName: string
  language: string
  /** JPEG, the first one large. */
  pictures: Buffer[]
  code: { size: number; data: boolean[][] }
}

export function PropertySheet({ content, agencyName, language, pictures, code }: Props) {
  const [cover, ...others] = pictures
  return (
    <Document title={content.title} author={agencyName} language={language}>
      <Page size="A4" style={styles.page}>
        <Text style={styles.agency}>{agencyName}</Text>
        {cover && <Image style={styles.cover} src={cover} />}
        {others.length > 0 && (
          <View style={styles.row}>
            {others.map((picture) => (
              <Image key={picture.length} style={styles.small} src={picture} />
            ))}
          </View>
        )}
        <Text style={styles.title}>{content.title}</Text>
        {content.address !== '' && <Text style={styles.address}>{content.address}</Text>}
        <Text style={styles.price}>{content.price}</Text>
        <Text style={styles.factName}>{content.reference}</Text>
        <View style={styles.facts}>
          {content.facts.map(({ name, value }) => (
            <View key={name}>
              <Text style={styles.factName}>{name}</Text>
              <Text style={styles.factValue}>{value}</Text>
            </View>
          ))}
        </View>
        {content.paragraphs.map((paragraph) => (
          <Text key={paragraph} style={styles.paragraph}>
            {paragraph}
          </Text>
        ))}
        <Lines lines={content.mentions} />
        {content.columns.map(({ title, lines }) => (
          <Lines key={title} title={title} lines={lines} />
        ))}
        <View style={styles.footer} fixed>
          <View style={styles.footerText}>
            {content.footer.map((each) => (
              <Text key={each}>{each}</Text>
            ))}
          </View>
          <Text style={styles.scan}>{content.scan}</Text>
          <Code code={code} />
        </View>
      </Page>
    </Document>
  )
}

function Lines({ title, lines }: { title?: string; lines: SheetLine[] }) {
  if (lines.length === 0) return null
  return (
    <View>
      {title && (
        <Text style={styles.heading} minPresenceAhead={30}>
          {title}
        </Text>
      )}
      {lines.map(({ name, value }) => (
        <View key={name} style={styles.line} wrap={false}>
          <Text style={styles.name}>{name}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

function Code({ code: { size, data } }: Pick<Props, 'code'>) {
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} width={52} height={52}>
      <Path d={path} fill={ink} />
    </Svg>
  )
}
