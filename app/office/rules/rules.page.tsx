import { listRules } from '../../costs/rules/queries.server'
import { rulesToCheck } from '../../costs/rules/rule-book'
import { brusselsDay } from '../../language/brussels-day'
import { dateFormat } from '../../language/formats'
import type { Language } from '../../language/languages'
import { firstCounted } from '../../language/long-day'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { regions } from '../../properties/look-ups/region'
import { Filters } from '../filters'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import type { Route } from './+types/rules.page'
import { useRuleTexts } from './rule-text'

const places = ['belgium', ...regions] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, t } = officeOf(context)
  const all = await listRules(db)
  const old = new Set(rulesToCheck(all, brusselsDay(now())))
  const region = places.find((each) => each === url.searchParams.get('region'))
  const isOldOnly = url.searchParams.get('show') === 'old'
  const rules = all
    .filter((rule) => (!region || rule.region === region) && (!isOldOnly || old.has(rule)))
    .map((rule) => ({ ...rule, isOld: old.has(rule) }))
  const shown = { region: region ?? '', show: isOldOnly ? 'old' : '' }
  return { title: t('office:menu.rules'), rules, shown, oldCount: old.size }
}

/** "1 jan 2026", on one line. */
function shortDay(day: string, language: Language): string {
  const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return firstCounted(format.format(new Date(day)), language).replaceAll(' ', '\u00a0')
}

export default function Rules({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { name, value } = useRuleTexts()
  const language = useLanguage()
  const { title, rules, shown, oldCount } = loaderData
  return (
    <OfficePage title={title} lead={t('rules.lead')}>
      {oldCount > 0 && (
        <Notice tone="warning">
          {t('rules.old', { count: oldCount })} <a href="?show=old">{t('rules.show-old')}</a>
        </Notice>
      )}
      <Filters
        choices={[
          {
            name: 'region',
            label: t('rules.region'),
            value: shown.region,
            options: places.map((each) => ({ value: each, label: t(`region.${each}`) })),
          },
          {
            name: 'show',
            label: t('rules.checked'),
            value: shown.show,
            options: [{ value: 'old', label: t('rules.old-only') }],
          },
        ]}
      />
      <Rows
        caption={title}
        rows={rules}
        keyOf={({ id }) => id}
        empty={t('rules.none')}
        columns={[
          {
            title: t('rules.rule'),
            cell: ({ id, rule }) => <a href={officePath('rule', { id })}>{name(rule)}</a>,
          },
          { title: t('rules.region'), cell: ({ region }) => t(`region.${region}`) },
          { title: t('rules.value'), isNumber: true, cell: (rule) => value(rule) },
          {
            title: t('rules.valid'),
            hasDays: true,
            cell: ({ validFrom, validTo }) =>
              validTo
                ? t('rules.from-to', {
                    from: shortDay(validFrom, language),
                    to: shortDay(validTo, language),
                  })
                : t('rules.from', { from: shortDay(validFrom, language) }),
          },
          {
            title: t('field.source'),
            cell: ({ source, certainty }) =>
              certainty === 'firm'
                ? source
                : [source, t(`option.certainty.${certainty}`)].filter(Boolean).join(' · '),
          },
          {
            title: t('rules.checked'),
            hasDays: true,
            cell: ({ checkedOn, isOld }) =>
              `${shortDay(checkedOn, language)}${isOld ? ` · ${t('rules.too-old')}` : ''}`,
          },
        ]}
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
