import type { OnServer } from '../forms.server'
import { mailTexts } from '../letters/letter-tools.server'
import { usualLetters } from '../letters/usual-letters.server'

export const onServer: OnServer = {
  letters: (tools, form, enquiry) =>
    usualLetters(tools, form, enquiry, [
      mailTexts(tools.siteLanguages().default)('agency.approve'),
    ]),
}
