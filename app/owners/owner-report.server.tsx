import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { sans, serif } from '../printing/our-letters.server'
import { Bricks, paper } from '../printing/paper'
import type { ReportTexts } from './report-texts'

const { ink, soft, line, sand, brick } = paper

const styles = StyleSheet.create({
  page: { padding: 40, paddingBottom: 60, fontFamily: sans, fontSize: 9, color: ink },
  agency: { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 14 },
  agencyName: { fontFamily: serif, fontWeight: 600, fontSize: 13, color: brick },
  title: { fontFamily: serif, fontWeight: 600, fontSize: 21, lineHeight: 1.15 },
  soft: { color: soft, marginTop: 3 },
  heading: {
    fontFamily: serif,
    fontWeight: 600,
    fontSize: 13,
    lineHeight: 1.2,
    marginTop: 16,
    marginBottom: 4,
  },
  row: { flexDirection: 'row', borderBottom: `0.5pt solid ${line}`, paddingVertical: 3 },
  first: { flex: 2 },
  cell: { flex: 1, paddingRight: 6 },
  number: { flex: 1, textAlign: 'right' },
  footer: { position: 'absolute', left: 40, right: 40, bottom: 26, fontSize: 7, color: soft },
})

type Props = { texts: ReportTexts; language: string }

export function OwnerReport({ texts, language }: Props) {
  const { agency, title, lines, numbers, chart, tables, footer } = texts
  return (
    <Document title={title} author={agency} language={language}>
      <Page size="A4" style={styles.page}>
        <View style={styles.agency}>
          <Bricks />
          <Text style={styles.agencyName}>{agency}</Text>
        </View>
        <Text style={styles.title}>{title}</Text>
        {lines.map((each) => (
          <Text key={each} style={styles.soft}>
            {each}
          </Text>
        ))}
        <Text style={styles.heading}>{numbers.title}</Text>
        {numbers.rows.map(([name = '', ...values]) => (
          <View key={name} style={styles.row}>
            <Text style={styles.first}>{name}</Text>
            {values.map((value, at) => (
              <Text key={`${name} ${numbers.rows[0]?.[at + 1]}`} style={styles.number}>
                {value}
              </Text>
            ))}
          </View>
        ))}
        <Text style={styles.heading}>{chart.title}</Text>
        <Svg viewBox={`0 0 ${chart.width} ${chart.height}`} width="100%" height={200}>
          <Path d={chart.area} fill={sand} />
          <Path d={chart.line} stroke={ink} strokeWidth={2} fill="none" />
        </Svg>
        <Text style={styles.soft}>{chart.text}</Text>
        {tables.map(({ title: name, rows }) => (
          <View key={name}>
            <Text style={styles.heading}>{name}</Text>
            {rows.map((cells) => (
              <View key={cells.join('|')} style={styles.row} wrap={false}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row never move
                  <Text key={at} style={at === 1 ? styles.first : styles.cell}>
                    {cell}
                  </Text>
                ))}
              </View>
            ))}
          </View>
        ))}
        <Text style={styles.footer} fixed>
          {footer}
        </Text>
      </Page>
    </Document>
  )
}
