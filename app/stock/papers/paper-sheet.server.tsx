import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { sans, serif } from '../../printing/our-letters.server'
import { Bricks, paper } from '../../printing/paper'
import type { PaperLine } from './paper-lines'

const { ink, soft, line, brick } = paper

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: sans, fontSize: 10.5, lineHeight: 1.5, color: ink },
  agency: { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 24 },
  agencyName: { fontFamily: serif, fontWeight: 600, fontSize: 14, color: brick },
  title: { fontFamily: serif, fontWeight: 600, fontSize: 22, marginBottom: 22 },
  heading: { fontWeight: 600, fontSize: 12, marginTop: 14, marginBottom: 4 },
  line: { marginBottom: 4 },
  item: { marginBottom: 4, marginLeft: 10 },
  signatures: { flexDirection: 'row', gap: 24, marginTop: 96 },
  signature: { flex: 1, borderTop: `1pt solid ${line}`, paddingTop: 6, color: soft },
  footer: { position: 'absolute', left: 48, right: 48, bottom: 24, fontSize: 8, color: soft },
})

export type PaperContent = {
  title: string
  language: string
  agencyName: string
  lines: PaperLine[]
  /** Who signs, each in a place of their own. */
  signatures: string[]
  footer: string
}

/** A paper to be signed: what its template says, and room for two names below it. */
export function PaperSheet({ title, language, agencyName, ...content }: PaperContent) {
  return (
    <Document title={title} author={agencyName} language={language}>
      <Page size="A4" style={styles.page}>
        <View style={styles.agency}>
          <Bricks height={14} />
          <Text style={styles.agencyName}>{agencyName}</Text>
        </View>
        {content.lines.map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          <Text key={at} style={styles[kind]}>
            {kind === 'item' ? `• ${text}` : text}
          </Text>
        ))}
        <View style={styles.signatures} wrap={false}>
          {content.signatures.map((name) => (
            <Text key={name} style={styles.signature}>
              {name}
            </Text>
          ))}
        </View>
        <Text style={styles.footer} fixed>
          {content.footer}
        </Text>
      </Page>
    </Document>
  )
}
