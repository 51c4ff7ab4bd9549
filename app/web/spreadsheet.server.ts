import { stringify } from 'csv-stringify/sync'

const format = { delimiter: ';', escape_formulas: true, record_delimiter: '\r\n' } as const

/**
 * Rows as a spreadsheet of the Benelux opens them: with a mark that says UTF-8, and semicolons. What a
 * stranger typed never runs as a formula: a cell that starts like one gets an apostrophe.
 */
export function spreadsheetHead(titles: string[]): string {
  return stringify([titles], { ...format, bom: true })
}

export function spreadsheetRows(rows: string[][]): string {
  return stringify(rows, format)
}

export function spreadsheetHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-content-type-options': 'nosniff',
  }
}
