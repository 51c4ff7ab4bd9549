import { useTranslation } from '../../language/use-translation'
import styles from './editorial.module.css'
import type { ShownTestimonial } from './shown-content'

/** One voice speaks up; the others stand beside it. */
export function TestimonialList({ testimonials }: { testimonials: ShownTestimonial[] }) {
  const [first, ...others] = testimonials
  if (!first) return null
  return (
    <div className={styles.voices}>
      <Voice testimonial={first} isLoud />
      <div className="stack">
        {others.map((testimonial) => (
          <Voice key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </div>
  )
}

type Props = { testimonial: ShownTestimonial; isLoud?: boolean }

function Voice({ testimonial: { text, name, town, kind }, isLoud = false }: Props) {
  const { t } = useTranslation('editorial')
  return (
    <figure className={isLoud ? styles.loud : undefined}>
      <blockquote>
        <p>{t('quotation', { text })}</p>
      </blockquote>
      <figcaption className="small soft">{t(`voice.${kind}`, { name, town })}</figcaption>
    </figure>
  )
}
