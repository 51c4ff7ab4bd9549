import { type Changed, changeHome, type Staff, type StockTools } from './change-home.server'
import { type Arrangement, arranged, type Shelf } from './home-files'

type Wish = { id: number; version: number; by: Staff; shelf: Shelf; items: Arrangement }

/** Order, cover, words and what goes. The file of a picture stays: another home may show it too. */
export function arrangeFiles(tools: StockTools, { shelf, items, ...wish }: Wish): Promise<Changed> {
  return changeHome(tools, {
    ...wish,
    action: `arrange-${shelf}`,
    decide: (content) => arranged(content, shelf, items),
  })
}
