import type { ComponentProps } from 'react'
import { EditForm } from '../form/edit-form'
import { DraftButtons } from './draft-buttons'
import { contentFormId } from './editor/editor-parts'

type Form = ComponentProps<typeof EditForm>
type Props = Pick<Form, 'fields' | 'values' | 'widgets'> & {
  /** What was typed and came back. */
  answer?: Pick<Form, 'values' | 'base' | 'problems' | 'conflict'>
  seen: { version: number; draft: number }
  hasDrafts: boolean
}

/** What the agency writes: saved as it is, or kept in a draft first. */
export function DraftForm({ fields, values, widgets, answer, seen, hasDrafts }: Props) {
  return (
    <EditForm
      id={contentFormId}
      fields={fields}
      values={answer?.values ?? values}
      isTyped={answer?.values !== undefined}
      version={seen.version}
      base={answer?.base}
      problems={answer?.problems}
      conflict={answer?.conflict}
      namespace="office-editorial"
      widgets={widgets}
      buttons={<DraftButtons hasDrafts={hasDrafts} />}
    >
      <input type="hidden" name="draft" value={seen.draft} />
    </EditForm>
  )
}
