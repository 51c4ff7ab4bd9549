import { useTranslation } from '../language/use-translation'
import { officePath } from './office-pages'

/** From a property to the people around it. */
export function PeopleOfProperty({ id }: { id: number }) {
  const { t } = useTranslation('office-demands')
  const links = {
    seekers: `${officePath('demands')}?property=${id}`,
    enquiries: `${officePath('enquiries')}?property=${id}&state=all`,
    candidates: officePath('candidates', { id }),
    viewings: officePath('property-viewings', { id }),
    owners: officePath('owner-property', { id }),
  }
  return (
    <>
      <h2>{t('home.title')}</h2>
      <ul>
        {(Object.keys(links) as (keyof typeof links)[]).map((name) => (
          <li key={name}>
            <a href={links[name]}>{t(`home.${name}`)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
