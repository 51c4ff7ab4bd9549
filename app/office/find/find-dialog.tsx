import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import styles from './find.module.css'
import { type Found, type FoundPart, isTooShort } from './found'
import { useFound } from './use-found'

type Props = { onClose: () => void }

/** The keyboard stays in the field and walks through what was found; Escape goes back to the page. */
export function FindDialog({ onClose }: Props) {
  const { t } = useTranslation('office')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { parts, isCurrent, isFailed } = useFound(text)
  const options = parts.flatMap(({ found }) => found)
  const chosen = options[active] && isCurrent ? active : -1
  const optionId = (index: number) => `${id}option${index}`

  const isShort = options.length === 0 && text.trim() !== '' && isTooShort(text)
  const counted = isShort ? t('find.short') : t('find.count', { count: options.length })
  const said = isFailed ? t('find.failed') : counted

  useEffect(() => dialog.current?.showModal(), [])

  useEffect(() => {
    if (chosen >= 0)
      document.getElementById(`${id}option${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setActive((active + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      document.getElementById(optionId(chosen))?.click()
    }
  }

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('find.title')}
      onClose={onClose}
      onClick={closeBeside}
    >
      <form action={officePath('find')} className={styles.asked}>
        <label className="hidden" htmlFor={`${id}text`}>
          {t('find.label')}
        </label>
        <input
          className="input"
          id={`${id}text`}
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t('find.label')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </form>
      <p className={options.length > 0 ? 'hidden' : styles.said} role="status">
        {isCurrent && said}
      </p>
      <FoundList id={id} parts={parts} chosen={chosen} optionId={optionId} />
    </dialog>
  )
}

type ListProps = {
  id: string
  parts: FoundPart[]
  chosen: number
  optionId: (index: number) => string
}

function FoundList({ id, parts, chosen, optionId }: ListProps) {
  const { t } = useTranslation('office')
  const first = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { found }) => sum + found.length, 0),
  )
  return (
    <div id={`${id}list`} role="listbox" aria-label={t('find.found')} className={styles.list}>
      {parts.map(({ group, found }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: options stand in a group, not among form fields
        <div key={group} role="group" aria-labelledby={`${id}${group}`}>
          <p className="label" id={`${id}${group}`} role="presentation">
            {t(`find.group.${group}`)}
          </p>
          {found.map((each, index) => {
            const place = (first[at] ?? 0) + index
            return (
              <FoundOption
                key={`${each.path} ${each.title}`}
                id={optionId(place)}
                found={each}
                isChosen={place === chosen}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { id: string; found: Found; isChosen: boolean }

/** A link that is an option: the mouse may open it in another tab, the keyboard reaches it by arrows. */
function FoundOption({ id, found, isChosen }: OptionProps) {
  return (
    <a id={id} href={found.path} role="option" aria-selected={isChosen} tabIndex={-1}>
      <span>{found.title}</span> <span className="soft">{found.about}</span>
    </a>
  )
}
