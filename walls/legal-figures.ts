import { firstRuleBook } from '../app/costs/rules/first-rule-book'
import { type RuleName, unitOf } from '../app/costs/rules/rule-names'
import { shownValue } from '../app/costs/rules/rule-value'
import english from '../app/language/messages/en/office.json'

type Figure = (typeof firstRuleBook)[number]

const units: Partial<Record<ReturnType<typeof unitOf>, string>> = {
  share: ' %',
  'fine-share': ' %',
  cents: ' euro',
  months: ' months',
  years: ' years',
  'square-metres': ' m²',
}

/** docs/legal-figures.md: every figure a new house counts with, by how sure it is. */
export function legalFigures(): string {
  const of = (certainty: Figure['certainty']) =>
    firstRuleBook.filter((figure) => figure.certainty === certainty && !isChoice(figure.rule))
  return [
    '# Legal figures',
    '',
    'Every figure of the first rule book, written by `npm run rules`; afterwards the office keeps its own at',
    '`/office/rules/`. "Read" is the day on which the source was written or, where it bears no date, read:',
    'never the day of this page. Visitors see figure, source and day; notes are for the office.',
    '',
    ...section('Set by law', 'high: found in more than one source', of('firm')),
    ...section(
      'To be confirmed',
      'medium: a custom, a range, or a law read at second hand',
      of('check'),
    ),
    ...section('Our own', 'none: an estimate or a choice of the agency', of('own')),
  ].join('\n')
}

/** What the gate does with a missing mention is no figure of a law. */
const isChoice = (rule: RuleName) => rule.startsWith('mention-')

const heads = ['Figure', 'Where', 'Value', 'From', 'Source', 'Read', 'Note']

function section(title: string, confidence: string, figures: Figure[]): string[] {
  return [`## ${title}`, '', `Confidence ${confidence}.`, '', ...table(figures.map(cells)), '']
}

/** As the formatter sets a table. */
function table(rows: string[][]): string[] {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

function cells({ rule, region, validFrom, source, checkedOn, note, ...ends }: Figure): string[] {
  return [
    nameOf(rule),
    english.region[region],
    writtenValue(rule, ends.low, ends.high),
    validFrom === '2000-01-01' ? 'always' : validFrom,
    source,
    checkedOn,
    note,
  ]
}

function nameOf(rule: RuleName): string {
  const names: Record<string, string> = english['rule-name']
  const [, family = rule, which = ''] =
    rule.match(
      /^(notary-fee-upto|notary-fee|renovation-(?:cost|area|saving|present-since))-(.+)$/,
    ) ?? []
  return (names[family] ?? rule).replace(/\{\{\w+\}\}/, which)
}

function writtenValue(rule: RuleName, low: number, high: number): string {
  const [from = '', to = ''] = [low, high].map((stored) => figureOf(rule, stored))
  const unit = units[unitOf(rule)] ?? ''
  if (from === to) return `${from}${from === '1' ? unit.replace(/s$/, '') : unit}`
  return `${from} to ${to}${unit}`
}

/** A year is a name, not an amount. */
function figureOf(rule: RuleName, stored: number): string {
  const shown = shownValue(rule, stored)
  return unitOf(rule) === 'year' ? String(shown) : shown.toLocaleString('en-GB')
}
