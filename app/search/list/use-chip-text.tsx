import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import type { ChipText } from '../chips'
import { townName } from '../suggest/town-names'
import { wholeNumber } from '../whole-number'
import type { Choices } from './found-list'

/** Says a filter in words: "Leuven + 20 km", "tot € 450.000". */
export function useChipText({ types, countries }: Pick<Choices, 'types' | 'countries'>) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (chip: ChipText): string => {
    switch (chip.says) {
      case 'city':
        return townName(chip, language)
      case 'type':
        return types.find(({ value }) => value === chip.type)?.name ?? `${chip.type}`
      case 'country':
        return countries.find(({ value }) => value === chip.country)?.name ?? `${chip.country}`
      case 'feature':
        return t(`feature.${chip.feature}`)
      case 'price-from':
      case 'price-to':
        return t(`chip.${chip.says}`, { price: amount(chip.euros * 100) })
      case 'living-from':
      case 'living-to':
      case 'ground-from':
      case 'ground-to':
        return t(`chip.${chip.says}`, { surface: wholeNumber(chip.surface, language) })
      case 'bedrooms':
        return t('chip.bedrooms', { count: chip.count })
      case 'new':
        return t('new-since', { count: chip.count })
      case 'built':
        return t('chip.built', { year: chip.count })
      case 'city-around':
        return t('chip.city-around', { name: townName(chip, language), radius: chip.radius })
      case 'energy':
        return t('energy-at-least', { letter: chip.letter })
      case 'text':
        return t('chip.text', { text: chip.text })
      default:
        return t(`chip.${chip.says}`)
    }
  }
}
