import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import type { TodoProblem, TodoTyped } from './todo-answer'
import styles from './todos.module.css'

type Option = { id: string | number; name: string }
type Props = {
  /** Of a form elsewhere on the page that is sent along. */
  form?: string
  me: string
  colleagues: Option[]
  today: string
  submission: string
  /** What was typed and refused. */
  typed?: TodoTyped
  problem?: TodoProblem
  /** Whom or what it can also be about. */
  also?: { name: 'property' | 'contact'; options: Option[] }
}

/** Fields without a form: on a page with a form of its own they are sent with that one. */
export function TodoFields({ form, me, colleagues, today, submission, also, ...given }: Props) {
  const { t } = useTranslation('office-todos')
  const { typed, problem } = given
  const described = (name: TodoProblem) =>
    problem === name ? { 'aria-invalid': true, 'aria-describedby': 'todo-problem' } : {}
  return (
    <div className={styles.fields}>
      <input
        type="hidden"
        name="todo-submission"
        form={form}
        value={typed?.submission ?? submission}
      />
      <div className={`field ${styles.words}`}>
        <label htmlFor="todo-words">{t('field.words')}</label>
        <textarea
          className="input"
          id="todo-words"
          name="todo-words"
          form={form}
          rows={2}
          maxLength={500}
          defaultValue={typed?.words}
          {...described('words')}
        />
      </div>
      <div className="field">
        <label htmlFor="todo-day">{t('field.day')}</label>
        <input
          className="input"
          type="date"
          id="todo-day"
          name="todo-day"
          form={form}
          defaultValue={typed?.day ?? today}
          {...described('day')}
        />
      </div>
      <Choice
        form={form}
        name="for"
        label={t('field.forId')}
        none={t('everybody')}
        options={colleagues}
        value={typed?.for ?? me}
        described={described('for')}
      />
      {also && also.options.length > 0 && (
        <Choice
          form={form}
          name={also.name}
          label={t(`field.${also.name}`)}
          none={t('nothing')}
          options={also.options}
          value={typed?.[also.name] ?? ''}
          described={described('about')}
        />
      )}
      {problem && (
        <p className={`error ${styles.words}`} role="alert" id="todo-problem">
          {t(`problem.${problem}`)}
        </p>
      )}
      <div>
        <Button kind="quiet" type="submit" name="todo" value="add" form={form}>
          {t('add')}
        </Button>
      </div>
    </div>
  )
}

type ChoiceProps = {
  form: string | undefined
  name: string
  label: string
  none: string
  options: Option[]
  value: string
  described: object
}

function Choice({ form, name, label, none, options, value, described }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`todo-${name}`}>{label}</label>
      <select
        className="input"
        id={`todo-${name}`}
        name={`todo-${name}`}
        form={form}
        defaultValue={value}
        {...described}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
