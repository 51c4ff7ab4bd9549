'use client'

import { useRouter } from 'next/navigation'

/** A filter that changes asks for its list at once; without scripts the button does. */
export function Filters({ filters }) {
  const router = useRouter()
  const ask = (event) => {
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value)
    router.push(`/nl/te-koop/?${new URLSearchParams(chosen)}`, { scroll: false })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as our own.
    <form role="search" aria-label="Filters" action="/nl/te-koop/" method="get" onChange={ask}>
      {filters.map((filter) => (
        <Field key={`${filter.name} ${filter.value}`} filter={filter} />
      ))}
      <button type="submit">Toon</button>
    </form>
  )
}

function Field({ filter }) {
  const { kind, name, value, label, choices } = filter
  if (kind === 'select') {
    return (
      <label className="field">
        {label}
        <select name={name}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <label className={kind === 'checkbox' || kind === 'radio' ? 'check' : 'field'}>
      <input type={kind} name={name} defaultValue={value} />
      {label}
    </label>
  )
}
