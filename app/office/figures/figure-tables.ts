import {
  channelColumns,
  type Figure,
  type FigureColumn,
  stockColumns,
  workColumns,
} from '../../figures/figures'
import type { PropertyFigures } from '../../figures/listed'
import { dateFormat } from '../../language/formats'
import type { Language } from '../../language/languages'
import { townInLanguage } from '../../properties/look-ups/town-in-language'
import type { Say } from './figure-text'
import type { Figures } from './load-figures.server'

export const figureTables = ['stock', 'months', 'agents', 'channels', 'properties'] as const
export type FigureTableName = (typeof figureTables)[number]

export type ShownTable = {
  columns: { key: string; title: string; unit: Figure['unit'] }[]
  rows: { key: string; label: string; cells: Figure[]; isTotal?: boolean }[]
}

type Reader = { t: Say; language: Language }

/** A table in words, for the page and for the download alike. */
export function figureTable(name: FigureTableName, figures: Figures, reader: Reader): ShownTable {
  switch (name) {
    case 'stock':
      return {
        columns: stockColumns.map((key) => ({
          key,
          title: reader.t(`age.${key}`),
          unit: 'count' as const,
        })),
        rows: figures.stock.map(({ key, cells }) => ({
          key,
          label:
            key === 'all' ? reader.t('all') : reader.t(`office-properties:state.${key as 'draft'}`),
          cells: stockColumns.map((column) => cells[column]),
          isTotal: key === 'all',
        })),
      }
    case 'months':
      return worked(figures, figures.months, reader, (key) => monthText(key, reader.language))
    case 'agents':
      return worked(figures, figures.agents, reader, (key) =>
        key ? (figures.names[key] ?? key) : reader.t('nobody'),
      )
    case 'channels':
      return worked(
        figures,
        figures.channels,
        reader,
        (key) => channelText(key, reader.t),
        channelColumns,
      )
    case 'properties':
      return byProperty(figures, reader)
  }
}

function worked(
  { all }: Figures,
  rows: Figures['months'],
  { t }: Reader,
  labelOf: (key: string) => string,
  columns: readonly FigureColumn[] = workColumns,
): ShownTable {
  return {
    columns: columns.map((key) => ({ key, title: t(`column.${key}`), unit: all.cells[key].unit })),
    rows: [...rows, all].map((row) => ({
      key: row.key,
      label: row === all ? t('all') : labelOf(row.key),
      cells: columns.map((column) => row.cells[column]),
      isTotal: row === all,
    })),
  }
}

const kinds = { enquiries: 'enquiry', viewings: 'viewing', offers: 'offer' } as const

function byProperty({ properties, period }: Figures, { t, language }: Reader): ShownTable {
  const columns = Object.keys(kinds) as (keyof typeof kinds)[]
  const cell = (property: PropertyFigures, column: keyof typeof kinds): Figure => {
    const what = kinds[column]
    const wish = { what, ...period, property: property.propertyId, page: 1 }
    return { value: property[what], unit: 'count', wish }
  }
  return {
    columns: columns.map((key) => ({ key, title: t(`column.${key}`), unit: 'count' })),
    rows: properties.map((property) => ({
      key: `${property.propertyId}`,
      label: `${property.reference}, ${townInLanguage(property, language)}`,
      cells: columns.map((column) => cell(property, column)),
    })),
  }
}

/** "nov. 2026" */
export function monthText(month: string, language: Language): string {
  const noon = new Date(`${month}-15T12:00:00Z`)
  const format: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' }
  return dateFormat(language, format).format(noon)
}

const channels = ['website', 'google', 'facebook', 'bing'] as const

/** One that a link of ours named is called as it was named there. */
export function channelText(key: string, t: Say): string {
  const known = channels.find((each) => each === key)
  return known ? t(`channel.${known}`) : key
}
