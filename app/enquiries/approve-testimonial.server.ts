import type { Database } from '../database/client.server'
import { addContent } from '../editorial/writing/content-queries.server'
import { decideTestimonial } from './queries.server'

/** From then on visitors read it, with a first name and a town. */
export function approveTestimonial(db: Database, enquiryId: string) {
  return db.transaction(async (tx) => {
    const enquiry = await decideTestimonial(tx, enquiryId, 'approved')
    if (!enquiry) return { outcome: 'nothing-waits' } as const
    const { answers, language, receivedAt } = enquiry
    const added = await addContent(tx, 'testimonial', [
      {
        approval: 'approved',
        name: String(answers.firstName),
        town: String(answers.city),
        kind: answers.kind as 'sale' | 'buy' | 'rent',
        rating: Number(answers.rating),
        text: { [language]: String(answers.remark) },
        receivedAt,
      },
    ])
    if (added.outcome === 'invalid') throw new Error(`Testimonial refused: ${added.complaint}`)
    return { outcome: 'approved' } as const
  })
}

export async function refuseTestimonial(db: Database, enquiryId: string) {
  const enquiry = await decideTestimonial(db, enquiryId, 'refused')
  return { outcome: enquiry ? 'refused' : 'nothing-waits' } as const
}
