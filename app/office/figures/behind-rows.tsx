import type { CountedKind } from '../../figures/figure-wish'
import type { ListedFact, ListedStock } from '../../figures/listed'
import { numberText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { townInLanguage } from '../../properties/look-ups/town-in-language'
import { amount } from '../../properties/price'
import { officePath } from '../office-pages'
import { type Column, Rows } from '../rows'
import { useMoments } from '../use-moments'
import { channelText } from './figure-tables'
import { durationText } from './figure-text'

export function StockRows({ title, rows }: { title: string; rows: ListedStock[] }) {
  const { t } = useTranslation(['office-figures', 'office-properties'])
  const language = useLanguage()
  return (
    <Rows
      caption={title}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('list.none')}
      columns={[
        {
          title: t('list.property'),
          cell: ({ id, reference }) => (
            <a className="reference" href={officePath('property', { id })}>
              {reference}
            </a>
          ),
        },
        { title: t('list.town'), cell: (home) => townInLanguage(home, language) },
        { title: t('list.state'), cell: ({ state }) => t(`office-properties:state.${state}`) },
        {
          title: t('list.days'),
          isNumber: true,
          cell: ({ days }) => numberText(days, language),
        },
      ]}
    />
  )
}

type Props = {
  title: string
  what: CountedKind
  rows: ListedFact[]
  /** Of agents, by their address. */
  names: Record<string, string>
}

export function FactRows({ title, what, rows, names }: Props) {
  const { t } = useTranslation('office-figures')
  const columns = useColumns(names)
  const shown: Record<CountedKind, Column<ListedFact>[]> = {
    enquiry: [
      columns.who('enquiry'),
      columns.form,
      columns.property,
      columns.at,
      columns.channel,
      columns.agent,
      columns.answer,
    ],
    offer: [columns.who('enquiry'), columns.step, columns.property, columns.at, columns.agent],
    viewing: [columns.who('viewing'), columns.status, columns.property, columns.at, columns.agent],
    closing: [
      columns.property,
      columns.closed,
      columns.at,
      columns.agent,
      columns.days,
      columns.asked,
      columns.agreed,
    ],
  }
  return (
    <Rows
      caption={title}
      rows={rows}
      keyOf={({ id, at }) => `${id} ${new Date(at).getTime()}`}
      empty={t('list.none')}
      columns={shown[what]}
    />
  )
}

function useColumns(names: Record<string, string>) {
  const { t } = useTranslation([
    'office-figures',
    'office-properties',
    'office-agenda',
    'enquiries',
  ])
  const say = useTranslation(['office-figures', 'office-properties']).t
  const language = useLanguage()
  const { moment } = useMoments()
  const money = (cents: number | null) => (cents === null ? '–' : amount(cents))
  const column = (title: string, cell: Column<ListedFact>['cell'], isNumber = false) => ({
    title,
    cell,
    isNumber,
  })
  return {
    who: (page: 'enquiry' | 'viewing') =>
      column(t('list.who'), ({ id, person }) => (
        <a href={officePath(page, { id })}>{person || t('list.somebody')}</a>
      )),
    form: column(t('list.kind'), ({ kind }) =>
      t(`enquiries:form.${kind as 'site-contact'}.name`, { defaultValue: kind }),
    ),
    step: column(t('list.state'), ({ kind }) => t(`step.${kind as 'received'}`)),
    status: column(t('list.state'), ({ kind }) => t(`office-agenda:status.${kind as 'done'}`)),
    closed: column(t('list.state'), ({ kind }) => t(`office-properties:state.${kind as 'sold'}`)),
    property: column(t('list.property'), ({ propertyId: id, reference, city, zip }) =>
      id && reference && city !== null && zip !== null ? (
        <a href={officePath('property', { id })}>
          <span className="reference">{reference}</span>, {townInLanguage({ city, zip }, language)}
        </a>
      ) : (
        t('list.no-property')
      ),
    ),
    at: column(t('list.at'), ({ at }) => moment(at)),
    channel: column(t('list.channel'), ({ channel }) => channelText(channel ?? '', say)),
    agent: column(t('list.agent'), ({ agent }) => (agent ? (names[agent] ?? agent) : t('nobody'))),
    answer: column(
      t('column.answer'),
      ({ answerSeconds }) =>
        answerSeconds === null ? '–' : durationText(answerSeconds, language, say),
      true,
    ),
    days: column(t('column.days'), ({ days }) => days ?? '–', true),
    asked: column(t('column.asked'), ({ askedCents }) => money(askedCents), true),
    agreed: column(t('column.agreed'), ({ agreedCents }) => money(agreedCents), true),
  }
}
