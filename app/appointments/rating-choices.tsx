import { useTranslation } from '../language/use-translation'

const ratings = [1, 2, 3, 4, 5] as const

/** How a viewing was, from one to five. */
export function RatingChoices({ chosen }: { chosen: number | null }) {
  const { t } = useTranslation('appointments')
  return (
    <div className="choice-row">
      {ratings.map((rating) => (
        <label className="choice" key={rating}>
          <input type="radio" name="rating" value={rating} defaultChecked={chosen === rating} />
          <span>{t(`feedback.rate.${rating}`)}</span>
        </label>
      ))}
    </div>
  )
}
