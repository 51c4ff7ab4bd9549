import type { Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { printPdf } from '../printing/print-pdf.server'
import type { Agency } from '../web/agency'
import type { Say } from './history-text'
import { OwnerReport } from './owner-report.server'
import type { PropertyReport } from './property-report'
import { reportTexts } from './report-texts'

type Site = { language: Language; agency: () => Agency }

let printing: Promise<unknown> = Promise.resolve()

/** One at a time: printing takes the processor from the pages. */
export function printReport(report: PropertyReport, { language, agency }: Site): Promise<Buffer> {
  const tell = messagesIn(language).t as unknown as Say
  const texts = reportTexts(report, { tell, language, agency: agency().name })
  const print = () =>
    printPdf({ name: 'owner-report', draw: OwnerReport, content: { texts, language } })
  const printed = printing.then(print, print)
  printing = printed.catch(() => undefined)
  return printed
}
