import { useTranslation } from '../../language/use-translation'
import energy from '../energy/energy-badge.module.css'
import { energyLabelText } from '../energy/energy-label'
import type { EnergyScale, EnergyStep } from '../energy/energy-scale'
import styles from './energy-scale-drawing.module.css'

type Props = { scale: EnergyScale; performance: number | null; label: string }

const top = 40
const height = 44
const raised = 12

/** Widths in percent and heights in pixels: the letters keep their size on every screen. */
export function EnergyScaleDrawing({ scale, performance, label }: Props) {
  const { t } = useTranslation('properties')
  const width = 100 / scale.steps.length
  const at = scale.steps.findIndex(({ isReached }) => isReached)
  const place = (scale.reached ?? (at + 0.5) / scale.steps.length) * 100
  const mark = performance ?? energyLabelText(label)
  const told = [t(`energy.scale.${scale.region}`), mark, energyLabelText(label)].join(', ')
  return (
    <figure className={styles.figure}>
      <svg className={styles.scale} width="100%" height="120" role="img" aria-label={told}>
        {scale.steps.map((step, index) => (
          <Step key={step.text} step={step} left={index * width} width={width} />
        ))}
        {at >= 0 && (
          <svg x={`${place}%`} y="0" width="1" height="28" overflow="visible" aria-hidden="true">
            <rect className={styles.mark} x="-26" y="0" width="52" height="24" rx="4" />
            <path className={styles.mark} d="M-5 23h10l-5 6z" />
            <text className={styles.markText} x="0" y="17" textAnchor="middle">
              {mark}
            </text>
          </svg>
        )}
      </svg>
      <figcaption className="small soft">{t(`energy.scale.${scale.region}`)}</figcaption>
    </figure>
  )
}

function Step({ step, left, width }: { step: EnergyStep; left: number; width: number }) {
  const y = step.isReached ? top - raised + 4 : top + 4
  const tall = step.isReached ? height + raised : height
  return (
    <g className={energy.tint} data-epc={step.text.charAt(0)}>
      <rect className={styles.step} x={`${left}%`} y={y} width={`${width}%`} height={tall} />
      <text
        className={step.isReached ? styles.reached : styles.letter}
        x={`${left + width / 2}%`}
        y={y + tall / 2 + (step.isReached ? 8 : 6)}
        textAnchor="middle"
      >
        {step.text}
      </text>
      {step.upTo !== null && (
        <text
          className={styles.bound}
          x={`${left + width}%`}
          y={top + height + 24}
          textAnchor="middle"
        >
          {step.upTo}
        </text>
      )}
    </g>
  )
}
