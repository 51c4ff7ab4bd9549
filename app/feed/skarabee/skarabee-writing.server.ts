import type { Taken, Telling, WriteBack } from '../crm/crm'
import { markOf, type PersonalNotice } from '../notices/notice'
import { NoticeRefused } from '../notices/notice-refused'
import { onlyOnce } from '../notices/only-once'
import { childOf, childrenOf, xmlText } from '../reading/xml-element'
import type { TalkToSkarabee } from './ask-skarabee.server'

type Personal = Telling<'enquiry'> | Telling<'demand'> | Telling<'viewing'>

/**
 * What Skarabee takes from us: a contact with words, and where a home is on the site. It can be asked for
 * nothing that it took, so that after a lost answer a colleague looks. An address is the same however often
 * it is told.
 */
export function skarabeeWriting(talk: TalkToSkarabee): WriteBack {
  async function write(operation: string, content: string) {
    const { result, errors } = await talk(operation, content)
    const words = errors.map(({ code, message }) => message || code)
    const invalid = childrenOf(childOf(result, 'InvalidContactMes'), 'InvalidContactMe')
    for (const each of invalid) {
      const said = childrenOf(childOf(each, 'Errors'), 'string').map(({ text }) => text)
      words.push(said.join(' ') || 'refused')
    }
    if (!result || words.length > 0) throw new NoticeRefused(words.join('; ') || 'refused')
  }

  async function contact(telling: Personal): Promise<Taken> {
    onlyOnce(telling)
    const mark = markOf(telling.content.kind, telling.subject)
    await write('InsertContactMes', `<ContactMes>${contactOf(telling.content, mark)}</ContactMes>`)
    return { externalId: mark, remark: null }
  }

  return {
    enquiry: contact,
    demand: contact,
    viewing: async (telling) => {
      // Cancelled before Skarabee ever heard of it.
      const isNews = telling.externalId || telling.isRepeated || !telling.content.isCancelled
      return isNews ? contact(telling) : { externalId: null, remark: null }
    },
    address: async ({ subject, content: { about, url } }) => {
      const fields = {
        PublicationID: about.property ?? about.project ?? '',
        Status: url === null ? 'DELETED' : 'AVAILABLE',
        ...(url !== null && { StatusDescription: '', ExternalID: subject, URL: url }),
      }
      const list = `<Feedback>${elements(fields)}</Feedback>`
      await write('Feedback', `<FeedbackList><FeedbackList>${list}</FeedbackList></FeedbackList>`)
      return { externalId: null, remark: null }
    },
  }
}

/** A name, a way to be reached, the home and the words; nothing else of a person leaves us. */
function contactOf({ person, about, words }: PersonalNotice, mark: string): string {
  const { firstName, lastName, email, phone } = person
  const publication = about.property ?? about.project
  const fields = {
    ExternalReference: mark,
    FirstName: firstName,
    LastName: lastName || firstName || email,
    ...(phone && { Phone: phone }),
    Comments: `${words}\n[${mark}]`,
    Email: email,
    Originator: 'website',
    ...(publication && { PublicationID: publication }),
  }
  const empty = ['HouseNumber', 'OfficeId'].map((name) => `<${name} xsi:nil="true" />`)
  return elements(fields) + empty.join('')
}

function elements(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .map(([name, value = '']) => `<${name}>${xmlText(value)}</${name}>`)
    .join('')
}
