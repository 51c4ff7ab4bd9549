import type { ComponentProps } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'title'>

/** Saves the form it stands in, also with Ctrl+S: the page presses what names that key. */
export function SaveButton({ children, ...button }: Props) {
  const { t } = useTranslation('office')
  return (
    <Button {...button} type="submit" aria-keyshortcuts="Control+S" title={t('save-keys')}>
      {children ?? t('save')}
    </Button>
  )
}
