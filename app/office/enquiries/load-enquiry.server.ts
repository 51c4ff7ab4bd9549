import { data } from 'react-router'
import * as z from 'zod'
import { listStaff } from '../../accounts/staff-queries.server'
import { answerFacts } from '../../enquiries/answers/answer-facts'
import { fillAnswer } from '../../enquiries/answers/fill-answer.server'
import { findTemplate, listTemplates } from '../../enquiries/answers/template-queries.server'
import { enquiryNumber } from '../../enquiries/enquiry-number'
import { formNamed } from '../../enquiries/forms'
import { formTexts, nameOf } from '../../enquiries/letters/letter-tools.server'
import type { Enquiry } from '../../enquiries/queries.server'
import { findEnquiry } from '../../enquiries/queries.server'
import { listUploadsOf } from '../../forms/upload-queries.server'
import { translated } from '../../language/translated'
import type { OfficeVisit } from '../office.server'
import { aboutEach } from './enquiry-lines.server'
import { loadConversation } from './load-conversation.server'
import { loadDecisions } from './load-decisions.server'
import { loadPerson } from './load-person.server'

/** Every page below an enquiry answers 404 for what is not there, however the address looks. */
export async function enquiryOr404({ db }: Pick<OfficeVisit, 'db'>, id: string): Promise<Enquiry> {
  const enquiry = z.uuid().safeParse(id).success ? await findEnquiry(db, id) : undefined
  if (!enquiry) throw data(null, { status: 404 })
  return enquiry
}

export async function loadEnquiry(visit: OfficeVisit, id: string, template: string | null) {
  const { db, language, t } = visit
  const enquiry = await enquiryOr404(visit, id)
  const [files, staff, about, answer, conversation, decisions, person] = await Promise.all([
    listUploadsOf(db, enquiry.id),
    listStaff(db),
    aboutEach(db, [enquiry], language),
    loadAnswer(visit, enquiry, template),
    loadConversation(db, enquiry),
    loadDecisions(visit, enquiry),
    loadPerson(visit, enquiry),
  ])
  const name = nameOf(enquiry.answers) || enquiry.email || t('office-enquiries:somebody')
  const form = t(`enquiries:form.${enquiry.form as 'site-contact'}.name`)
  const { state, assigneeId, version, email, language: theirs, follows } = enquiry
  return {
    title: t('office-enquiries:enquiry.title', { form, name }),
    ...{ id: enquiry.id, name, form, formName: enquiry.form, email, theirs, follows },
    number: enquiryNumber(enquiry),
    receivedAt: enquiry.receivedAt,
    expiresAt: enquiry.expiresAt,
    handling: { state, assigneeId, version },
    facts: factsOf(enquiry, language),
    source: Object.values(enquiry.source).join(', '),
    files: files.map(({ id: file, name: called, bytes }) => ({ id: file, name: called, bytes })),
    about: about(enquiry),
    staff: staff
      .filter(({ isActive, id: each }) => isActive || each === assigneeId)
      .map(({ id: each, name: called }) => ({ id: each, name: called })),
    ...{ answer, conversation, decisions, person },
    replyTo: visit.agency().email,
    /** One for each form on the page: sent twice, it is done once. */
    submissions: {
      answer: crypto.randomUUID(),
      note: crypto.randomUUID(),
      candidate: crypto.randomUUID(),
    },
  }
}

/** All that was filled in; files have a list of their own. */
function factsOf({ form: name, answers }: Enquiry, language: OfficeVisit['language']) {
  const form = formNamed(name)
  if (!form) return []
  const fields = Object.entries(form.fields).filter(([, { kind }]) => kind !== 'files')
  return answerFacts({ ...form, fields: Object.fromEntries(fields) }, answers, formTexts(language))
}

async function loadAnswer(visit: OfficeVisit, enquiry: Enquiry, wanted: string | null) {
  const id = z.coerce.number().int().positive().max(2_147_483_647).safeParse(wanted)
  const chosen = wanted && id.success ? await findTemplate(visit.db, id.data) : undefined
  const templates = (await listTemplates(visit.db)).map((template) => ({
    id: template.id,
    name: translated(template.name, visit.language),
    isFitting: template.forms.length === 0 || template.forms.includes(enquiry.form),
  }))
  const draft = chosen
    ? await fillAnswer(visit, visit.staff, enquiry, chosen)
    : { subject: '', words: '' }
  return { templates, chosen: chosen?.id, draft }
}
