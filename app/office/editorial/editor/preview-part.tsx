import { useTranslation } from '../../../language/use-translation'
import { Part } from '../../office-page'
import type { MadeLinks, Preview } from '../../preview/preview'
import { PreviewLinks } from '../../preview/preview-links'

type Props = { previews: Preview[]; links: MadeLinks | undefined }

export function PreviewPart(props: Props) {
  const { t } = useTranslation('office-editorial')
  return (
    <Part title={t('preview.title')}>
      <PreviewLinks {...props} />
    </Part>
  )
}
