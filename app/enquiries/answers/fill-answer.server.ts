import type { Database } from '../../database/client.server'
import { pathTo } from '../../language/path-to'
import { translated } from '../../language/translated'
import { findProjectsForOffice } from '../../projects/enquiry-queries.server'
import { findPropertiesForOffice } from '../../properties/letter-queries.server'
import { propertyPath } from '../../properties/property-path'
import { projectTitle, propertyTitle } from '../../properties/property-title'
import { listBriefCardsById } from '../../properties/queries.server'
import type { Agency } from '../../web/agency'
import { enquiryNumber } from '../enquiry-number'
import type { Colleague } from '../entry'
import type { AnswerTemplate, Enquiry } from '../tables.server'
import { fillTemplate, type Placeholder } from './answer-template'

type Tools = { db: Database; origin: string; agency: () => Agency }

/** A template in the person's own language, filled in as far as we know the answers. */
export async function fillAnswer(
  tools: Tools,
  by: Colleague,
  enquiry: Enquiry,
  { subject, body }: Pick<AnswerTemplate, 'subject' | 'body'>,
) {
  const { language, answers } = enquiry
  const agency = tools.agency()
  const values: Values = {
    firstName: told(answers.firstName),
    lastName: told(answers.lastName),
    number: enquiryNumber(enquiry),
    agent: by.name,
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
      reference: home?.reference,
      ...(card && { link: origin + propertyPath(card, language), visit }),
    }
  }
  const [project] = projectId ? await findProjectsForOffice(db, [projectId]) : []
  return project ? { home: projectTitle(project, language), reference: project.number } : {}
}
