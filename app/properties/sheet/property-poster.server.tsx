import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { sans, serif } from '../../printing/our-letters.server'
import { Bricks, paper } from '../../printing/paper'
import type { PosterSize } from './poster-size'
import type { SheetContent } from './sheet-content'
import { Facts, Footer, factBand, margin, type SheetProps } from './sheet-parts.server'

/** Points of an A4; an A3 is the same, drawn larger. */
const width = 595.28
const height = 841.89
const larger = { a4: 1, a3: Math.SQRT2 }
const { ink, soft, brick } = paper
/** Letters of a title that two large lines surely hold. */
const mostLarge = 70

const styles = StyleSheet.create({
  all: { width, height, fontFamily: sans, fontSize: 9, color: ink },
  cover: { width, height: 380, objectFit: 'cover' },
  row: { flexDirection: 'row', gap: 4, marginTop: 4 },
  small: { flex: 1, height: 96, objectFit: 'cover' },
  inside: { paddingHorizontal: margin, paddingTop: 18 },
  between: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  agency: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  agencyName: { fontFamily: serif, fontWeight: 600, fontSize: 17, color: brick },
  state: { fontWeight: 600, fontSize: 14, color: brick },
  title: {
    fontFamily: serif,
    fontWeight: 600,
    fontSize: 25,
    lineHeight: 1.15,
    marginTop: 12,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  longTitle: { fontSize: 20, maxLines: 3 },
  address: { color: soft, fontSize: 13, marginTop: 4 },
  price: { fontFamily: serif, fontWeight: 600, fontSize: 30, marginTop: 10 },
  facts: {
    ...factBand,
    gap: 18,
    marginTop: 12,
    paddingVertical: 10,
    paddingHorizontal: 14,
  },
  factName: { color: soft, fontSize: 8.5 },
  factValue: { fontWeight: 600, fontSize: 15, marginTop: 2 },
  footer: { gap: 14 },
  footerText: { flex: 1, fontSize: 6.5, color: soft, lineHeight: 1.4 },
  mentions: { maxLines: 6, textOverflow: 'ellipsis', marginBottom: 4 },
  scan: { width: 70, fontSize: 8, color: soft, textAlign: 'right' },
})

type Props = SheetProps & { size: PosterSize }

/** One page for a window, with what the law wants of every advertisement. */
export function PropertyPoster({ content, agencyName, language, size, pictures, code }: Props) {
  const [cover, ...others] = pictures.map((picture) => Buffer.from(picture))
  const scale = larger[size]
  const transform = { transform: `scale(${scale})`, transformOrigin: '0 0' }
  return (
    <Document title={content.title} author={agencyName} language={language}>
      <Page size={[width * scale, height * scale]}>
        <View style={[styles.all, transform]}>
          {cover && <Image style={styles.cover} src={cover} />}
          {others.length > 0 && (
            <View style={styles.row}>
              {others.map((picture) => (
                <Image key={picture.length} style={styles.small} src={picture} />
              ))}
            </View>
          )}
          <View style={styles.inside}>
            <View style={styles.between}>
              <View style={styles.agency}>
                <Bricks height={17} />
                <Text style={styles.agencyName}>{agencyName}</Text>
              </View>
              <Text style={styles.state}>{content.state}</Text>
            </View>
            <Text style={[styles.title, content.title.length > mostLarge ? styles.longTitle : {}]}>
              {content.title}
            </Text>
            {content.address !== '' && <Text style={styles.address}>{content.address}</Text>}
            <Text style={styles.price}>{content.price}</Text>
            <Facts content={content} styles={styles} />
          </View>
          <Footer content={content} code={code} styles={styles}>
            <Text style={styles.mentions}>{mentionsOf(content)}</Text>
          </Footer>
        </View>
      </Page>
    </Document>
  )
}

function mentionsOf({ reference, mentions }: SheetContent): string {
  return [reference, ...mentions.map(({ name, value }) => `${name} ${value}`)].join(' · ')
}
