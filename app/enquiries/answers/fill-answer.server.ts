import type { Database } from '../../database/client.server'
import { findMemberByEmail } from '../../editorial/queries.server'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { translated } from '../../language/translated'
import { findProjectsForOffice } from '../../projects/enquiry-queries.server'
import { addressText } from '../../properties/address'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { propertyPath } from '../../properties/property-path'
import { projectTitle, propertyTitle } from '../../properties/property-title'
import { listBriefCardsById } from '../../properties/queries.server'
import type { Agency } from '../../web/agency'
import { enquiryNumber } from '../enquiry-number'
import type { Colleague } from '../entry'
import { mailTexts } from '../letters/letter-tools.server'
import type { AnswerTemplate, Enquiry } from '../tables.server'
import { fillTemplate, type Placeholder } from './answer-template'

type Tools = { db: Database; origin: string; agency: () => Agency }

/** A template in the person's own language, filled in as far as we know the answers. */
export async function fillAnswer(
  tools: Tools,
  by: Colleague & { email?: string },
  enquiry: Enquiry,
  { subject, body }: Pick<AnswerTemplate, 'subject' | 'body'>,
) {
  const { language, answers } = enquiry
  const agency = tools.agency()
  const values: Values = {
    greeting: greetingOf(enquiry),
    firstName: told(answers.firstName),
    lastName: told(answers.lastName),
    number: enquiryNumber(enquiry),
    agent: by.name,
    agentPhone: (await ownPhone(tools, by.email, language)) || agency.phone,
    agency: agency.name,
    phone: agency.phone,
    ...(await aboutProperty(tools, enquiry)),
  }
  return {
    subject: fillTemplate(translated(subject, language), values),
    words: fillTemplate(translated(body, language), values),
  }
}

/** Strangers wrote these: braces of theirs are not ours. */
const told = (answer: unknown) => (typeof answer === 'string' ? answer.replace(/[{}]/g, '') : '')

/** As our other letters begin, in the language of the person. */
function greetingOf({ answers, language }: Enquiry): string {
  const t = mailTexts(language)
  const name = told(answers.firstName).trim()
  return name ? t('greeting.named', { name }) : t('greeting.unnamed')
}

/** As the page of the team tells it. */
async function ownPhone({ db }: Tools, email: string | undefined, language: Language) {
  const member = email ? await findMemberByEmail(db, email, language) : undefined
  return member?.phone ?? ''
}

type Values = Partial<Record<Placeholder, string>>

async function aboutProperty(
  { db, origin }: Tools,
  { propertyId, projectId, language }: Enquiry,
): Promise<Values> {
  if (propertyId) {
    const [home] = await findPropertiesForOffice(db, [propertyId])
    const [card] = await listBriefCardsById(db, [propertyId], language)
    const visit = `${origin}${pathTo('appointment', language)}?property=${propertyId}`
    return {
      home: home && propertyTitle(home, language),
      address: home && addressText(home, home, language),
      reference: home?.reference,
      ...(card && { link: origin + propertyPath(card, language), visit }),
    }
  }
  const [project] = projectId ? await findProjectsForOffice(db, [projectId]) : []
  return project ? { home: projectTitle(project, language), reference: project.number } : {}
}
