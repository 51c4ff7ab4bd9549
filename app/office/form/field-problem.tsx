import type { Problems } from './problems'
import { useFormTexts } from './use-form-texts'

export function problemId(path: string): string {
  return `${path}-problem`
}

export function FieldProblem({ path, problems }: { path: string; problems: Problems }) {
  const { problem } = useFormTexts()
  const found = problems[path]
  if (!found) return null
  return (
    <p className="error" id={problemId(path)}>
      {problem(found)}
    </p>
  )
}
