import { imageUrl } from '../../images/image-url'
import { useImageHosts } from '../../images/use-image-hosts'
import { languages } from '../../language/languages'
import { sizeText } from '../../language/numbers/size-text'
import { translated } from '../../language/translated'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { Shelf, Step } from '../../stock/shelves'
import styles from './shelf.module.css'
import type { ShelvedFile } from './shelved-files'

type Props = {
  shelf: Shelf
  item: ShelvedFile
  at: number
  count: number
  isFocused: boolean
  onStep: (step: Step) => void
  onDrag: (id: number | undefined) => void
  onDrop: (id: number) => void
}

export function ShelfItem({ shelf, item, at, count, isFocused, onStep, onDrag, onDrop }: Props) {
  const { t } = useTranslation('office-properties')
  const language = useLanguage()
  const hosts = useImageHosts()
  const { id, picture } = item
  const title = t(`files.item-${shelf}`, { number: at + 1 })
  return (
    <li
      className={styles.item}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => onDrop(id)}
    >
      <input type="hidden" name="order" value={id} />
      {picture && (
        <img
          className={styles.picture}
          src={imageUrl(picture.file, { width: 250 }, hosts)}
          alt={translated(item.words, 'nl')}
          width="250"
          height="188"
          loading="lazy"
          data-tone={picture.tone ?? undefined}
          draggable
          onDragStart={() => onDrag(id)}
          onDragEnd={() => onDrag(undefined)}
        />
      )}
      <p
        className={styles.title}
        draggable
        onDragStart={() => onDrag(id)}
        onDragEnd={() => onDrag(undefined)}
      >
        <strong>{title}</strong>
        {shelf === 'pictures' && at === 0 && <span className="badge">{t('files.cover')}</span>}
        {item.bytes !== null && <span className="help">{sizeText(item.bytes, language)}</span>}
      </p>
      <Steps
        shelf={shelf}
        id={id}
        at={at}
        count={count}
        title={title}
        isFocused={isFocused}
        onStep={onStep}
      />
      <Words item={item} shelf={shelf} title={title} />
    </li>
  )
}

type StepsProps = Pick<Props, 'shelf' | 'at' | 'count' | 'isFocused' | 'onStep'> & {
  id: number
  title: string
}

function Steps({ shelf, id, at, count, title, isFocused, onStep }: StepsProps) {
  const { t } = useTranslation('office-properties')
  const moves: Step['move'][] =
    shelf === 'pictures' ? ['up', 'down', 'first', 'remove'] : ['up', 'down', 'remove']
  const isIdle = (move: Step['move']) =>
    (at === 0 && (move === 'up' || move === 'first')) || (at === count - 1 && move === 'down')
  // After a page without scripts came back, the keyboard is where it was.
  const focused = isFocused ? (at === count - 1 ? 'up' : 'down') : undefined
  return (
    <div className={styles.steps}>
      {moves.map((move) => (
        <button
          key={move}
          id={`${move}-${id}`}
          type="submit"
          name="step"
          value={`${move}:${id}`}
          aria-disabled={isIdle(move) || undefined}
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={move === focused}
          onClick={(event) => {
            event.preventDefault()
            if (!isIdle(move)) onStep({ move, id })
          }}
        >
          {t(`files.${move}`)}
          <span className="hidden"> {title}</span>
        </button>
      ))}
    </div>
  )
}

function Words({ item, shelf, title }: { item: ShelvedFile; shelf: Shelf; title: string }) {
  const { t } = useTranslation(['office-properties', 'office'])
  const isPaper = shelf === 'documents'
  const missing = languages.filter((code) => !translated(item.words, code))
  return (
    <details className={styles.words} open={isPaper}>
      <summary>
        {isPaper ? t('files.doc-name') : t('files.alt')}
        {missing.length > 0 && (
          <span className={styles.missing}>
            {' '}
            {missing.length < languages.length && `${missing.join(', ').toUpperCase()} `}
            {t('office:form.missing')}
          </span>
        )}
      </summary>
      {languages.map((code) => {
        const name = `words.${item.id}.${code}`
        return (
          <div className="field" key={code}>
            <label htmlFor={name}>
              {t(`office:language.${code}`)}
              <span className="hidden">, {title}</span>
            </label>
            <input
              className="input"
              id={name}
              name={name}
              lang={code}
              defaultValue={translated(item.words, code)}
              maxLength={300}
            />
          </div>
        )
      })}
      {isPaper && (
        <label className="check">
          <input
            type="checkbox"
            name={`approval.${item.id}`}
            defaultChecked={item.requiresApproval}
          />
          <span>{t('files.approval')}</span>
        </label>
      )}
    </details>
  )
}
