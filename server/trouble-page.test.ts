import { expect, test } from 'vitest'
import { languages } from '../app/language/languages'
import { htmlComplaints } from '../testing/html-validity'
import { troublePage } from './trouble-page'

const agency = { name: 'Huis & <Tuin>', phone: '016 23 45 67' } as Parameters<
  typeof troublePage
>[2]['agency']

test.each(
  languages.flatMap((language) =>
    ([400, 405, 414, 429, 500, 503] as const).map((status) => [status, language] as const),
  ),
)(
  '[8.02] the page of a %i in %s is valid, says its status and how to reach us',
  async (status, language) => {
    const answer = troublePage(status, language, { agency, styles: ['/assets/a.css'], languages })
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(await htmlComplaints(html)).toEqual([])
    expect(html).toContain('href="tel:+3216234567"')
    expect(html).toContain('Huis &amp; &lt;Tuin&gt;')
    expect(html).not.toContain('trouble.')
    for (const each of languages) expect(html).toContain(`href="/${each}/" hreflang="${each}"`)
  },
)
