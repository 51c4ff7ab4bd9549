import type { Captcha } from '../captcha/captcha.server'
import type { Database } from '../database/client.server'
import { daySeconds } from '../language/days-later'
import { countHits } from '../web/limit.server'
import { captchaAlerts } from './alerts'
import { isInDoubt } from './doubt'
import type { Alert } from './form'
import { metaFields } from './form-fields'
import type { FormPass } from './form-pass.server'

type Tools = { db: Database; captcha: Captcha; now: () => Date }
type Sent = {
  form: { captcha: 'always' | 'in-doubt' }
  /** What is counted together: who asks us much may still book a viewing. */
  counted?: 'enquiry' | 'visit'
  data: FormData
  /** Whose computer it came from; '' when unknown. */
  address: string
}

/** Null when somebody is human as far as we can tell; else what to say beside the captcha. */
export async function checkHuman(tools: Tools, sent: Sent, pass: FormPass): Promise<Alert | null> {
  const isAsked = isAskedOfAll(tools, sent.form) || (await looksLikeRobot(tools, sent, pass))
  if (!isAsked) return null
  const verdict = await tools.captcha.verify(sent.data)
  return verdict === 'passed' ? null : captchaAlerts[verdict]
}

export function isAskedOfAll({ captcha }: Pick<Tools, 'captcha'>, form: Sent['form']): boolean {
  return form.captcha === 'always' || captcha.asksEveryone
}

async function looksLikeRobot(tools: Tools, sent: Sent, pass: FormPass) {
  const { data, address, counted = 'enquiry' } = sent
  const now = tools.now()
  const stretches = [
    { subject: counted, who: address, seconds: 600 },
    { subject: `${counted}-today`, who: address, seconds: daySeconds },
  ]
  const [hits = 1, hitsToday = 1] = await countHits(tools.db, now, stretches, { mayBeLost: true })
  return isInDoubt({
    openMs: now.getTime() - pass.openedAt,
    isTrapFilled: Boolean(data.get(metaFields.trap)),
    hits,
    hitsToday,
  })
}
