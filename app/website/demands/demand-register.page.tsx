import { data, redirect } from 'react-router'
import { hasTypeOrPlace } from '../../demands/demand'
import { demandChoices } from '../../demands/demand-choices.server'
import { DemandFields } from '../../demands/demand-fields'
import { form } from '../../demands/demand-register.form'
import { readDemandWish, splitDemand } from '../../demands/demand-wish'
import { registerDemand } from '../../demands/register-demand.server'
import { useTownError } from '../../demands/town-fields'
import { thankYouPath } from '../../enquiries/thank-you'
import { checkForm, notStored, openForm } from '../../forms/check-form.server'
import type { AnswersTo } from '../../forms/form'
import { EnquiryForm } from '../../forms/view/form-view'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { Bell, BellOff, MailCheck } from '../../ui/icons'
import { readForm } from '../../web/read-form.server'
import { TickList } from '../content/tick-list'
import { formHeaders, formOnPage, refusals } from '../forms/form-door.server'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import { stayOnFailure } from '../stay-on-failure'
import type { Route } from './+types/demand-register.page'

const largest = 256 * 1024

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const demand = readDemandWish(url.searchParams)
  return {
    ...formOnPage(context, form),
    demand,
    choices: await demandChoices(site, demand, site.language),
    head: headOf(site, {
      title: site.t('register.title', { ns: 'demands' }),
      description: site.t('register.description', { ns: 'demands' }),
      paths: site.inEveryLanguage((each) => pathTo('demand-register', each)),
      isHidden: url.search !== '',
    }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const read = await readForm(request, largest)
  if (read.outcome !== 'read') {
    const { status, notice } = refusals[read.outcome]
    const state = { ...openForm(site, form), notice }
    const demand = readDemandWish(new URLSearchParams())
    return data({ state, demand, isTooWide: false }, { status, headers: formHeaders })
  }
  const { query, person } = splitDemand(read.data)
  const demand = readDemandWish(query)
  const { language, address } = site
  const sent = { form, data: person, address }
  const isTooWide = !hasTypeOrPlace(demand.wish)
  const checked = await checkForm(site, sent)
  const again = (state: typeof checked.state, status: number) =>
    data({ state, demand, isTooWide }, { status, headers: formHeaders })
  if (checked.outcome !== 'checked') {
    return again(checked.state, checked.outcome === 'not-stored' ? 503 : 422)
  }
  if (isTooWide || demand.unknownTowns) return again(checked.state, 422)
  try {
    const { email, ...answers } = checked.answers as AnswersTo<typeof form>
    const seeker = { ...answers, phone: answers.phone ?? '' }
    await registerDemand(site, { ...demand, email, person: seeker, language })
  } catch (error) {
    return again(notStored(form, checked.state, error).state, 503)
  }
  throw redirect(thankYouPath(form.name, language), 303)
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { query } = splitDemand(await request.clone().formData())
  return stayOnFailure(
    () => serverAction(),
    (state) => ({
      state,
      demand: readDemandWish(query),
      isTooWide: false,
    }),
  )
}

export default function DemandRegister({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('demands')
  const { phone, today, choices } = loaderData
  const townError = useTownError()
  const { state, demand, isTooWide } = actionData ?? { ...loaderData, isTooWide: false }
  return (
    <PageBody>
      <PageHead>
        <h1>{t('register.title')}</h1>
        <p className="lead">{t('register.lead')}</p>
      </PageHead>
      <div className="split">
        <EnquiryForm
          form={form}
          state={state}
          phone={phone}
          today={today}
          otherErrors={[
            ...(isTooWide ? [{ id: 'what', text: t('register.too-wide') }] : []),
            ...(demand.unknownTowns ? [{ id: 'demand-town', text: townError(demand) }] : []),
          ]}
        >
          <DemandFields demand={demand} choices={choices} isTooWide={isTooWide} />
        </EnquiryForm>
        <div className="side">
          <TickList
            items={[
              { icon: MailCheck, text: t('register.steps.confirm') },
              { icon: Bell, text: t('register.steps.news') },
              { icon: BellOff, text: t('register.steps.stop') },
            ]}
          />
        </div>
      </div>
    </PageBody>
  )
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
