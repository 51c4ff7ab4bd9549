import { useTranslation } from '../language/use-translation'
import { chips } from '../search/chips'
import type { Choices } from '../search/list/found-list'
import { useChipText } from '../search/list/use-chip-text'
import type { DemandWish } from './demand-wish'
import { listWords } from './list-words'

type Props = {
  demand: DemandWish
  choices: Pick<Choices, 'types' | 'countries'>
  /** Says how many things were chosen, too. */
  isCounted?: boolean
  isOffice?: boolean
}

/** What somebody looks for, in a line: "te koop · Gent · tot € 400.000". */
export function WishLine({ demand, choices, isCounted = false, isOffice = false }: Props) {
  const { t } = useTranslation('demands')
  const chipText = useChipText(choices)
  const said = [
    t(listWords(demand.list, isOffice)),
    ...chips(demand.wish).map(({ text }) => chipText(text)),
  ]
  return (
    <p>
      {isCounted && `${t('register.chosen', { count: said.length })} `}
      <b>{said.join(' · ')}</b>
    </p>
  )
}
