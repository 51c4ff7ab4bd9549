import { useLocation, useMatches } from 'react-router'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { keptQuery } from '../lists/kept-query'
import type { Head } from './head'
import styles from './language-switch.module.css'

type Props = { languages: readonly Language[]; hasFlags?: boolean; isInDrawer?: boolean }

/** Plain links: another language is another document, with its own messages. */
export function LanguageSwitch({ languages, hasFlags = false, isInDrawer = false }: Props) {
  const { t } = useTranslation()
  const current = useLanguage()
  const pathIn = useThisPage()
  if (languages.length < 2) return null
  const links = languages.map((language) => (
    <a
      key={language}
      href={pathIn(language)}
      hrefLang={language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
    >
      {hasFlags && <span className={styles.flag} data-flag={language} />}
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="hidden">{t(`languages.${language}`)}</span>
    </a>
  ))
  return isInDrawer ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are links
    <div className="languages" role="group" aria-label={t('language')}>
      {links}
    </div>
  ) : (
    <nav className="languages" aria-label={t('language')}>
      {links}
    </nav>
  )
}

/** Pages that only a link of ours opens. */
const personal = ['mail-choice', 'rental-file'] as const

/**
 * The page being read, filters included, in any language; the home page when it has no other. A personal
 * link that no longer opens anything is told so in the other language too.
 */
function useThisPage() {
  const match = useMatches().at(-1)
  const page = match?.loaderData as { head?: Head } | undefined
  const { search } = useLocation()
  return (language: Language) => {
    const address = page?.head?.addresses[language]
    if (address) return new URL(address).pathname + keptQuery(search)
    const name = personal.find((each) => match?.id.startsWith(`${each}/`))
    const { token } = match?.params ?? {}
    return name && token ? pathTo(name, language, { token }) : pathTo('home', language)
  }
}
