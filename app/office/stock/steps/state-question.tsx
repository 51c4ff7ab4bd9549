import type { Missing } from '../../../costs/legal-mentions'
import { useTranslation } from '../../../language/use-translation'
import { closingQuestions, isClosing } from '../../../stock/closing'
import type { Stock, StockKind } from '../../../stock/stock-kind'
import { Button, ButtonAnchor } from '../../../ui/button'
import { describeSchema } from '../../form/describe-schema'
import type { Problems } from '../../form/problems'
import { SchemaFields } from '../../form/schema-fields'
import { GateList } from '../gate-list'
import styles from '../stock.module.css'

export type StateQuestion = {
  state: Stock[StockKind]['state']
  values: Record<string, unknown>
  missing: Missing[]
}

/** Where the answers stand among the fields of the form. */
export const answerPath = 'answer'

type Props = { question: StateQuestion; problems: Problems; here: string }

/** Asked in the form itself, so that what was typed is sent along with the answer. */
export function StateQuestionPart({ question, problems, here }: Props) {
  const { t } = useTranslation('office-properties')
  const { state, values, missing } = question
  return (
    <section className={styles.question} role="alert" aria-labelledby="question">
      <h2 id="question">{t(`question.${state}`)}</h2>
      <input type="hidden" name="question" value={state} />
      {missing.length > 0 && (
        <>
          <p>{t('question.missing')}</p>
          <GateList missing={missing} />
        </>
      )}
      {isClosing(state) && (
        <div className={styles.answers}>
          <SchemaFields
            fields={describeSchema(closingQuestions[state])}
            values={values}
            problems={problems}
            widgets={{}}
            path={answerPath}
          />
        </div>
      )}
      <p className="row">
        <Button type="submit" name="task" value={state}>
          {t(`question.yes.${state}`)}
        </Button>
        <Button kind="quiet" type="submit" name="task" value="save">
          {t('question.only-save')}
        </Button>
        <ButtonAnchor kind="quiet" href={here}>
          {t('question.no')}
        </ButtonAnchor>
      </p>
    </section>
  )
}
