import { layoutShift } from './layout-shift'
import { outdating } from './outdating'
import { pages } from './pages'
import { pictures } from './pictures'
import { openSite, type Row } from './site'
import { say } from './stopwatch'
import { weight } from './weight'

/** The built site with the demo agency, as visitors meet it. */
export async function run() {
  const site = await openSite()
  try {
    for (const { title, run: measure } of [pages, weight, layoutShift, pictures, outdating]) {
      say(`\n${title}`)
      for (const row of await measure(site)) say(line(row))
    }
  } finally {
    await site.close()
  }
}

function line({ what, value, aim, isGood }: Row): string {
  const verdict = isGood === undefined ? '' : isGood ? ', met' : ', MISSED'
  return `  ${what.padEnd(46)} ${value}${aim ? ` (aim: ${aim}${verdict})` : ''}`
}
