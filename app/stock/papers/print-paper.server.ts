import type { Language } from '../../language/languages'
import { printPdf } from '../../printing/print-pdf.server'
import { printable } from '../../properties/sheet/printable'
import type { Agency } from '../../web/agency'
import { paperLines } from './paper-lines'
import { type PaperContent, PaperSheet } from './paper-sheet.server'
import type { PaperValues } from './paper-values'

type Order = { template: string; values: PaperValues; language: Language; agency: Agency }

export function printPaper(order: Order): Promise<Buffer> {
  return printPdf({ name: 'paper', draw: PaperSheet, content: paperContent(order) })
}

export function paperContent({ template, values, language, agency }: Order): PaperContent {
  const lines = paperLines(template, values).map((line) => ({
    ...line,
    text: printable(line.text),
  }))
  const { legalName, street, zip, city, phone, email } = agency
  return {
    title: lines.find(({ kind }) => kind === 'title')?.text ?? '',
    language,
    lines,
    agencyName: printable(agency.name),
    signatures: [printable(agency.name), printable(values.person ?? '')],
    footer: printable(`${legalName} · ${street}, ${zip} ${city} · ${phone} · ${email}`),
  }
}
