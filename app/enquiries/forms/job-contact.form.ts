import { longText, sender } from '../../forms/fields'
import { defineForm } from '../../forms/form'

export const form = defineForm({
  name: 'job-contact',
  about: 'nothing',
  slugs: { nl: 'solliciteren', fr: 'postuler', en: 'apply', de: 'bewerben' },
  captcha: 'in-doubt',
  kept: 'job',
  fields: {
    vacancy: {
      kind: 'text',
      longest: 120,
      label: 'vacancy',
      required: false,
      empty: 'ALERT_CHOICE_EMPTY',
    },
    ...sender,
    cv: {
      kind: 'files',
      atMost: 2,
      accept: 'papers',
      label: 'cv',
      required: true,
      empty: 'ALERT_CV_EMPTY',
      help: 'cv',
    },
    remark: longText({ label: 'motivation' }),
  },
})
