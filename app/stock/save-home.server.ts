import { fromEdit, type PropertyEdit } from '../properties/office/property-edit'
import { cleanText } from '../properties/stored/clean-words.server'
import {
  type Changed,
  changeStockProperty,
  type Staff,
  type StockTools,
} from './change-home.server'
import { movedTo, type PropertyState } from './home-states'

type Save = {
  id: number
  version: number
  by: Staff
  edit: PropertyEdit
  /** Fields of the feed that it may say again. */
  giveBack?: string[]
}

export function saveStockProperty(tools: StockTools, { edit, ...save }: Save): Promise<Changed> {
  return changeStockProperty(tools, {
    ...save,
    action: 'change',
    decide: (content) => {
      const description = cleanText(edit.texts.description, content.description)
      return fromEdit(content, { ...edit, texts: { ...edit.texts, description } })
    },
  })
}

type Step = { id: number; version: number; by: Staff; state: PropertyState }

/** Published, under option, sold, rented, withdrawn and back on offer. */
export function changeState(tools: StockTools, { state, ...step }: Step): Promise<Changed> {
  return changeStockProperty(tools, {
    ...step,
    action: state,
    decide: (content) => movedTo(content, state),
  })
}

type Return = { id: number; version: number; by: Staff; fields: string[] }

/** Gives fields back to the feed: its values are there at once, and at every import. */
export function followFeed(tools: StockTools, { fields, ...wish }: Return): Promise<Changed> {
  return changeStockProperty(tools, {
    ...wish,
    action: 'follow-feed',
    decide: (content) => content,
    giveBack: fields,
  })
}
