import { useTranslation } from '../language/use-translation'
import type { Option } from '../ui/field'
import type { Field } from './form'

type Listed = Extract<Field, { options: readonly string[] }>

/**
 * The texts of a list of options, which are found by the list's name. What a language calls the same
 * is offered once: German has no other word for Ms and Miss.
 */
export function useOptions() {
  const { t, i18n } = useTranslation('enquiries')
  return ({ list, options }: Listed): Option[] =>
    options
      .map((value) => {
        const hint = `hint.${list}.${value}`
        return {
          value,
          // An hour has a colon, which otherwise ends the name of a file of messages.
          label: t(`option.${list}.${value}` as never, { nsSeparator: false }),
          hint: i18n.exists(hint, { ns: 'enquiries' }) ? t(hint as never) : undefined,
        }
      })
      .filter(({ label }, at, all) => all.findIndex((each) => each.label === label) === at)
}
