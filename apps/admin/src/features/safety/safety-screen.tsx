import { useOpenSos } from '@angadi/data/rides/sos-desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ScrollText } from 'lucide-react'
import { Loaded } from '../../shared/loaded.tsx'
import { AlarmCard } from './alarm-card.tsx'

/** The calls for help of rides that nobody has answered (field guide 2.3 Safety). */
export default function SafetyScreen() {
  const { t } = useTranslation('admin')
  const query = useOpenSos()
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('safety.title')}</h1>
      <p className="mt-1 mb-4 max-w-form text-ink-muted">{t('safety.text')}</p>
      <div aria-live="assertive">
        <Loaded
          query={query}
          failed={t('safety.failed')}
          empty={{ title: t('safety.empty'), text: t('safety.emptyText') }}
        >
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {query.data?.map((alarm) => (
              <li key={alarm.sos_id}>
                <AlarmCard alarm={alarm} />
              </li>
            ))}
          </ul>
        </Loaded>
      </div>
      <div className="mt-6">
        <LinkButton
          variant="quiet"
          icon={<ScrollText aria-hidden />}
          render={<AppLink to={pathTo('adminModule', { module: 'audit' })} />}
        >
          {t('safety.log')}
        </LinkButton>
      </div>
    </Page>
  )
}
