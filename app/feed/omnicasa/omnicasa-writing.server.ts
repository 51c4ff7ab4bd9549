import type { Taken, Telling, WriteBack } from '../crm/crm'
import { markOf, type NoticeKind, type PersonalNotice } from '../notices/notice'
import { NoticeRefused } from '../notices/notice-refused'
import { onlyOnce } from '../notices/only-once'
import type { TalkToOmnicasa } from './ask-omnicasa.server'
import { momentOf } from './item'
import { ownWebsite, visitHistory } from './omnicasa-codes'
import { demandOf, personOf, textOf } from './omnicasa-contact'
import type { OmnicasaCredentials } from './omnicasa-credentials'

/**
 * What Omnicasa takes from us. It has nothing by which one could find what was sent before: when nobody
 * knows whether it arrived, a colleague looks and decides.
 */
export function omnicasaWriting(talk: TalkToOmnicasa, { siteId }: OmnicasaCredentials): WriteBack {
  async function write(method: string, fields: object) {
    const { isHeard, value, message } = await talk(method, fields)
    if (!isHeard || value === false) throw new NoticeRefused(message || 'refused')
  }

  async function contact(kind: NoticeKind, subject: string, content: PersonalNotice, more = {}) {
    const { property, project } = content.about
    const mark = markOf(kind, subject)
    const { text, isCut } = textOf(content.words, mark)
    const question = {
      ...personOf(content),
      SourceId: ownWebsite,
      ...(siteId && { SiteId: siteId }),
      Subject: mark,
      Content: text,
      ...more,
    }
    if (property) await write('ContactOnMe', { ...question, ObjectID: Number(property) })
    else if (project) await write('ContactOnMeProject', { ...question, ProjectIDs: project })
    else await write('ContactOnMe', question)
    return isCut ? 'shortened' : null
  }

  /** A person is known there once it heard of a first booking; what changes is added to the history. */
  async function viewing(telling: Telling<'viewing'>): Promise<Taken> {
    const { subject, content, externalId } = telling
    const mark = markOf('viewing', subject)
    const { about, person, words, startsAt, isCancelled } = content
    onlyOnce(telling)
    if (!externalId && isCancelled) return { externalId: null, remark: null }
    if (!externalId || !about.property) {
      return { externalId: mark, remark: await contact('viewing', subject, content) }
    }
    await write('CreateHistory', {
      ObjectId: Number(about.property),
      Email: person.email,
      TypeId: visitHistory,
      Subject: mark,
      Content: textOf(words, mark).text,
      Date: momentOf(Date.parse(startsAt)),
    })
    return { externalId, remark: null }
  }

  return {
    async enquiry(telling) {
      onlyOnce(telling)
      const remark = await contact('enquiry', telling.subject, telling.content)
      return { externalId: null, remark }
    },
    async demand(telling) {
      onlyOnce(telling)
      const { subject, content } = telling
      if (!content.isWanted) {
        const consent = { IsReceivedEmail: false }
        return { externalId: null, remark: await contact('demand', subject, content, consent) }
      }
      const { text } = textOf(content.words, markOf('demand', subject))
      await write('DemandRegister2', {
        ...personOf(content),
        IsReceivedEmail: true,
        ...demandOf(content.wish),
        Comment: text,
        IsAlwaysCreatedDemand: false,
      })
      return { externalId: null, remark: null }
    },
    viewing,
  }
}
