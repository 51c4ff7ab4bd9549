import { changeStockProperty, type Staff, type StockTools } from './change-home.server'
import { changeProject } from './change-project.server'
import type { Holder, Shelved } from './shelves'

type Change = {
  of: Holder
  version?: number
  by: Staff
  action: string
  decide: <Content extends Shelved>(content: Content) => Content | undefined
  giveBack?: string[]
}

/** Files of a property and of a project are changed alike. */
export async function changeFiles(tools: StockTools, { of: { kind, id }, ...change }: Change) {
  const { outcome } =
    kind === 'property'
      ? await changeStockProperty(tools, { ...change, id })
      : await changeProject(tools, { ...change, id })
  return { outcome }
}
