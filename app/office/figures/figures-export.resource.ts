import { data } from 'react-router'
import { messagesIn } from '../../language/messages.server'
import { spreadsheetHead, spreadsheetHeaders, spreadsheetRows } from '../../web/spreadsheet.server'
import { officeOf } from '../office.server'
import type { Route } from './+types/figures-export.resource'
import { figureTable, figureTables } from './figure-tables'
import { figureCell, type Say } from './figure-text'
import { loadFigures } from './load-figures.server'

/** More properties than an agency has. */
const everyProperty = 100_000

/** One table of the page as a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const name = figureTables.find((each) => each === url.searchParams.get('table'))
  if (!name) throw data(null, { status: 404 })
  const limit = name === 'properties' ? everyProperty : 1
  const figures = await loadFigures(office, url.searchParams, limit)
  if (figures.problem) throw data(null, { status: 422 })
  const { language } = office
  const t = messagesIn(language).getFixedT(language, 'office-figures') as unknown as Say
  const { columns, rows } = figureTable(name, figures, { t, language })
  const titles = columns.map(({ title, unit }) =>
    unit === 'count' ? title : `${title} (${t(`unit.${unit}`)})`,
  )
  const cells = rows.map(({ label, cells }) => [
    label,
    ...cells.map((figure) => figureCell(figure, language)),
  ])
  const { from, to } = figures.period
  return new Response(spreadsheetHead([t(`row.${name}`), ...titles]) + spreadsheetRows(cells), {
    headers: spreadsheetHeaders(`${name}-${from}-${to}`),
  })
}
