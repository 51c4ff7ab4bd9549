import { imageUrl } from '../../../images/image-url'
import { useChoices } from '../choices'
import styles from '../editor/content-widgets.module.css'

/** The picture that is written about. */
export function PictureShown({ id }: { id: number }) {
  const picture = useChoices().pictures.find((each) => each.id === id)
  if (!picture) return null
  const { file, width, height, alt } = picture
  return (
    <p className={styles.shown}>
      <img src={imageUrl(file, { width: 600 })} alt={alt} width={width} height={height} />
    </p>
  )
}
