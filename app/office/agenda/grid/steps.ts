import styles from './steps.module.css'

const minutesInStep = 5
const mostLanes = 8

/** A number of minutes, for the style sheet. */
export function stepsOf(minutes: number, className = '') {
  const steps = Math.max(0, Math.round(minutes / minutesInStep))
  return {
    className: `${styles.steps} ${className}`.trim(),
    'data-sixteens': Math.floor(steps / 16),
    'data-ones': steps % 16,
  }
}

/** More than eight at once stand on top of each other. */
export function laneOf({ lane, lanes }: { lane: number; lanes: number }) {
  return { 'data-lane': lane % mostLanes, 'data-lanes': Math.min(lanes, mostLanes) }
}
