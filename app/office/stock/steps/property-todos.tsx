import type { TodoAnswer } from '../../todos/todo-answer'
import { TodoBox } from '../../todos/todo-box'
import type { TodosOn } from '../../todos/todo-data'
import styles from '../stock.module.css'
import { stockFormId } from '../stock-forms'

type Props = {
  id: number
  box: TodosOn
  people: { id: string; name: string }[]
  answer: TodoAnswer | undefined
}

/** Its buttons send the form of the property along: what was typed there comes back. */
export function PropertyTodos({ id, box, people, answer }: Props) {
  return (
    <section className={styles.box} aria-labelledby="todos">
      <TodoBox
        box={box}
        query={`property=${id}`}
        form={stockFormId}
        answer={answer}
        also={{ name: 'contact', options: people }}
      />
    </section>
  )
}
