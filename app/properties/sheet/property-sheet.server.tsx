import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { sans, serif } from '../../printing/our-letters.server'
import { Bricks, paper } from '../../printing/paper'
import type { SheetLine } from './sheet-content'
import { Facts, Footer, factBand, margin, type SheetProps } from './sheet-parts.server'

const { ink, soft, line, brick } = paper

const styles = StyleSheet.create({
  page: { paddingTop: margin, paddingBottom: 84, fontFamily: sans, fontSize: 9, color: ink },
  cover: { height: 300, marginTop: -margin, objectFit: 'cover' },
  inside: { paddingHorizontal: margin },
  below: { paddingTop: 18 },
  again: { position: 'absolute', top: 16, left: margin, right: margin },
  top: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  agency: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  agencyName: { fontFamily: serif, fontWeight: 600, fontSize: 12, color: brick },
  state: { fontWeight: 600, fontSize: 9, color: brick },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: 20, marginTop: 12 },
  title: { fontFamily: serif, fontWeight: 600, fontSize: 21, lineHeight: 1.15 },
  address: { color: soft, fontSize: 10.5, marginTop: 4 },
  price: { fontFamily: serif, fontWeight: 600, fontSize: 19, textAlign: 'right' },
  right: { maxWidth: 200, alignItems: 'flex-end' },
  facts: {
    ...factBand,
    gap: 22,
    marginTop: 12,
    marginBottom: 12,
    paddingVertical: 9,
    paddingHorizontal: 12,
  },
  factName: { color: soft, fontSize: 7.5 },
  factValue: { fontWeight: 600, fontSize: 12, marginTop: 2 },
  paragraph: { fontSize: 9, lineHeight: 1.45, marginBottom: 5 },
  row: { flexDirection: 'row', gap: 8, marginTop: 8 },
  small: { flex: 1, maxWidth: '50%', height: 120, objectFit: 'cover', borderRadius: 3 },
  heading: {
    fontFamily: serif,
    fontWeight: 600,
    fontSize: 12,
    lineHeight: 1.2,
    marginTop: 12,
    marginBottom: 4,
  },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    paddingVertical: 3,
    borderBottom: `0.5pt solid ${line}`,
  },
  name: { color: soft, flex: 1 },
  value: { flex: 1, textAlign: 'right' },
  columns: { flexDirection: 'row', gap: 24 },
  column: { flex: 1 },
  footer: { gap: 12 },
  footerText: { flex: 1, fontSize: 7, color: soft, lineHeight: 1.5 },
  scan: { width: 80, fontSize: 7, color: soft, textAlign: 'right' },
})

/**
 * The first page is one to hang in a window; what the law and the reader still want follows, on pages
 * that say which property they are of.
 */
export function PropertySheet({ content, agencyName, language, pictures, code }: SheetProps) {
  const [cover, ...others] = pictures.map((picture) => Buffer.from(picture))
  const [finances, ...columns] = content.columns
  const again = [content.reference, content.title, content.address].filter(Boolean).join(' · ')
  return (
    <Document title={content.title} author={agencyName} language={language}>
      <Page size="A4" style={styles.page}>
        {cover && <Image style={styles.cover} src={cover} />}
        <Text
          style={[styles.again, styles.factName]}
          render={({ pageNumber }) => pageNumber > 1 && again}
          fixed
        />
        <View style={[styles.inside, styles.below]}>
          <View style={styles.top}>
            <View style={styles.agency}>
              <Bricks />
              <Text style={styles.agencyName}>{agencyName}</Text>
            </View>
            <Text style={styles.state}>{content.state}</Text>
          </View>
          <View style={styles.head}>
            <View style={{ flex: 1 }}>
              <Text style={styles.title}>{content.title}</Text>
              {content.address !== '' && <Text style={styles.address}>{content.address}</Text>}
            </View>
            <View style={styles.right}>
              <Text style={styles.price}>{content.price}</Text>
              <Text style={styles.factName}>{content.reference}</Text>
            </View>
          </View>
          <Facts content={content} styles={styles} />
          {content.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
          {others.length > 0 && (
            <View style={styles.row} wrap={false}>
              {others.map((picture) => (
                <Image key={picture.length} style={styles.small} src={picture} />
              ))}
            </View>
          )}
          <View style={styles.columns} break={cover !== undefined}>
            <View style={styles.column}>
              <Lines title={content.mentionsTitle} lines={content.mentions} />
              {finances && <Lines {...finances} />}
            </View>
            <View style={styles.column}>
              {columns.map((column) => (
                <Lines key={column.title} {...column} />
              ))}
            </View>
          </View>
        </View>
        <Footer content={content} code={code} styles={styles} fixed />
      </Page>
    </Document>
  )
}

function Lines({ title, lines }: { title: string; lines: SheetLine[] }) {
  if (lines.length === 0) return null
  return (
    <View>
      <Text style={styles.heading} minPresenceAhead={30}>
        {title}
      </Text>
      {lines.map(({ name, value }) => (
        <View key={name} style={styles.line} wrap={false}>
          <Text style={styles.name}>{name}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  )
}
