import { useTranslation } from '../../language/use-translation'
import { ArrowDown, ArrowUp } from '../../ui/icons'
import styles from './move-buttons.module.css'

type Item = { id: number }
type Props = { item: Item; items: Item[]; name: string; moved: string | null; kind?: string }

/** One step at a time; the button that was pressed is where the keyboard is when the page comes back. */
export function MoveButtons({ item, items, name, moved, kind }: Props) {
  const { t } = useTranslation('office-editorial')
  const at = items.findIndex(({ id }) => id === item.id)
  const [first, last] = [at === 0, at === items.length - 1]
  return (
    <form method="post" className={styles.move}>
      {kind && <input type="hidden" name="kind" value={kind} />}
      {(['up', 'down'] as const).map((verb) => {
        const isEnd = verb === 'up' ? first : last
        const Icon = verb === 'up' ? ArrowUp : ArrowDown
        return (
          <button
            key={verb}
            type="submit"
            name="move"
            value={`${verb}:${item.id}`}
            aria-disabled={isEnd || undefined}
            // biome-ignore lint/a11y/noAutofocus: it is where the keyboard was
            autoFocus={moved === `${verb}:${item.id}`}
            aria-label={t(`move.${verb}`, { name })}
            title={t(`move.${verb}`, { name })}
          >
            <Icon />
          </button>
        )
      })}
    </form>
  )
}
