import type { Problems } from './problems'
import { useFormTexts } from './use-form-texts'

export function FieldProblem({ path, problems }: { path: string; problems: Problems }) {
  const { problem, problemId } = useFormTexts()
  const found = problems[path]
  if (!found) return null
  return (
    <p className="error" id={problemId(path)}>
      {problem(found)}
    </p>
  )
}
