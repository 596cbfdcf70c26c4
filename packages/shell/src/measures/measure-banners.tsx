import { isOpenMeasure } from '@angadi/data/measures/measure.ts'
import { useMyMeasures } from '@angadi/data/measures/my-measures.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CirclePause } from 'lucide-react'
import { AppLink } from '../app-link.tsx'
import { useMeasureWords } from './use-measure-words.ts'

/** Says what the administration has decided about somebody's work: why, until when, what to do; nothing where it has not. */
export default function MeasureBanners({ providerId }: { readonly providerId: string }) {
  const { t } = useTranslation('measures')
  const words = useMeasureWords()
  const { data = [] } = useMyMeasures()
  return data
    .filter((measure) => measure.provider_id === providerId && isOpenMeasure(measure))
    .map((measure) => (
      <Banner
        key={measure.id}
        tone={measure.state === 'notice' ? 'warning' : 'danger'}
        icon={<CirclePause aria-hidden />}
        title={words.title(measure)}
        action={
          <LinkButton
            variant="secondary"
            size="sm"
            render={<AppLink to={pathTo('providerApplicationStatus')} />}
          >
            {t('read')}
          </LinkButton>
        }
      >
        {`${words.why(measure)} ${words.until(measure)}`.trim()}
      </Banner>
    ))
}
