import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Search } from '../../ui/icons'
import { useUnpublished } from '../../ui/use-unpublished'
import { findPath, longestText } from '../search-paths'
import type { OfferedList, Suggestions } from '../suggest/suggestion'
import { SuggestionList } from '../suggest/suggestion-list'
import { useSuggestions } from '../suggest/use-suggestions'
import { wholeNumber } from '../whole-number'
import styles from './search-box.module.css'

/** As in the configuration of the home page's search. */
type Flags = {
  showSearchInput?: boolean
  showSearchButton?: boolean
  showCountProperty?: boolean
  showSearchCount?: boolean
}
type Props = Flags & { counts?: Partial<Record<OfferedList, number>> }

const goals = ['for-sale', 'for-rent'] as const

/**
 * One field for a town, a postal code or a reference. A form to the server without a script; awake, a
 * combobox (ARIA 1.2): focus opens, blur closes, clearing resets, Enter goes to the best result.
 */
export function SearchBox({ counts, ...flags }: Props) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const { showSearchInput = true, showSearchButton = true, showCountProperty = true } = flags
  return (
    <search>
      <form className={styles.box} action={findPath(language)}>
        {showSearchInput && <Combobox hasCounts={flags.showSearchCount ?? true} />}
        {!showSearchButton && showSearchInput && (
          // Enter sends the form; this is the button that assistive technology looks for.
          <button className="hidden" type="submit">
            {t('home.search')}
          </button>
        )}
        {showSearchButton && (
          <div className={styles.buttons}>
            {goals.map((goal) => (
              <GoalButton
                key={goal}
                goal={goal}
                count={showCountProperty ? counts?.[goal] : undefined}
              />
            ))}
          </div>
        )}
      </form>
    </search>
  )
}

function GoalButton({ goal, count }: { goal: (typeof goals)[number]; count: number | undefined }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (useUnpublished(pathTo(goal, language))) return null
  return (
    <Button kind={goal === 'for-sale' ? 'primary' : 'quiet'} type="submit" name="list" value={goal}>
      {t(`list.${goal}.title`)}{' '}
      {count !== undefined && <span className="count">{wholeNumber(count, language)}</span>}
    </Button>
  )
}

function Combobox({ hasCounts }: { hasCounts: boolean }) {
  const { t } = useTranslation('search')
  const id = useId()
  const { input, text, setText, isOpen, setOpen, found, active, onKeyDown } = useCombobox()
  return (
    <div className={styles.field}>
      <label className="hidden" htmlFor={`${id}text`}>
        {t('home.label')}
      </label>
      <Search />
      <input
        className="input"
        id={`${id}text`}
        name="text"
        type="search"
        autoComplete="off"
        maxLength={longestText}
        placeholder={t('home.label')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}option${active}` : undefined}
        ref={input}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={id}
        text={text}
        found={found}
        active={active}
        hasCounts={hasCounts}
        isOpen={isOpen}
        onFollow={() => setOpen(false)}
      />
    </div>
  )
}

function useCombobox() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, write] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { found, isCurrent } = useSuggestions(text)
  const hrefs = hrefsOf(found)

  // The page may have woken by the visitor coming here: what was done meanwhile counts.
  useEffect(() => {
    write(input.current?.value ?? '')
    setOpen(document.activeElement === input.current)
  }, [])

  function setText(typed: string) {
    write(typed)
    setActive(-1)
    setOpen(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hrefs.length > 0) {
      event.preventDefault()
      setOpen(true)
      const from = active < 0 && step < 0 ? 0 : active
      setActive((from + step + hrefs.length) % hrefs.length)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && isOpen && isCurrent) {
      const href = hrefs[Math.max(0, active)]
      if (!href) return
      event.preventDefault()
      setOpen(false)
      navigate(href)
    }
  }
  return { input, text, setText, isOpen, setOpen, found, active, onKeyDown }
}

function hrefsOf({ properties, cities }: Suggestions): string[] {
  return [...properties, ...cities].map(({ href }) => href)
}
