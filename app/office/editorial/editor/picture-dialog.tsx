import { useEffect, useId, useRef, useState } from 'react'
import { imageUrl } from '../../../images/image-url'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import type { Choices } from '../choices'
import styles from './picture-dialog.module.css'

type Picture = Choices['pictures'][number]
type Props = { pictures: Picture[]; onChoose: (picture: Picture) => void; onClose: () => void }

/** The library as pictures, and those whose name or description has the typed words. */
export function PictureDialog({ pictures, onChoose, onClose }: Props) {
  const { t } = useTranslation('office-editorial')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const found = pictures.filter(({ alt, name }) =>
    `${alt} ${name}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('picture.choose')}
      onClose={onClose}
    >
      <div className={styles.head}>
        <label className="hidden" htmlFor={`${id}text`}>
          {t('picture.search')}
        </label>
        <input
          className="input"
          id={`${id}text`}
          type="search"
          placeholder={t('picture.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // It stands in a form that Enter would send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Button type="button" kind="quiet" onClick={() => dialog.current?.close()}>
          {t('picture.close')}
        </Button>
      </div>
      <p className="hidden" role="status">
        {t('picture.count', { count: found.length })}
      </p>
      <ul className={styles.pictures}>
        {found.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => {
                onChoose(picture)
                dialog.current?.close()
              }}
            >
              <img
                src={imageUrl(picture.file, { width: 250 })}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
              <span>{picture.alt || picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
