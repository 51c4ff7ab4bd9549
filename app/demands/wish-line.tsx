import { useTranslation } from '../language/use-translation'
import { chips } from '../search/chips'
import type { Choices } from '../search/list/found-list'
import { useChipText } from '../search/list/use-chip-text'
import type { DemandWish } from './demand-wish'

type Props = {
  demand: DemandWish
  choices: Pick<Choices, 'types' | 'countries'>
  /** Says how many things were chosen, too. */
  isCounted?: boolean
}

/** What somebody looks for, in a line: "te koop · Gent · tot € 400.000". */
export function WishLine({ demand, choices, isCounted = false }: Props) {
  const { t } = useTranslation('demands')
  const chipText = useChipText(choices)
  const said = [t(`list.${demand.list}`), ...chips(demand.wish).map(({ text }) => chipText(text))]
  return (
    <p>
      {isCounted && `${t('register.chosen', { count: said.length })} `}
      <b>{said.join(' · ')}</b>
    </p>
  )
}
