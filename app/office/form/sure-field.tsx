import styles from './schema-form.module.css'

/** For what cannot be undone. */
export function SureField({ label, problem }: { label: string; problem: string | undefined }) {
  return (
    <>
      <label className={styles.sure}>
        <input
          type="checkbox"
          name="sure"
          aria-describedby={problem ? 'sure-problem' : undefined}
        />{' '}
        {label}
      </label>
      {problem && (
        <p className="error" role="alert" id="sure-problem">
          {problem}
        </p>
      )}
    </>
  )
}
