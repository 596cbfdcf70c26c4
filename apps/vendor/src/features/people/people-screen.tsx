import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Tabs } from '@angadi/ui/tabs/tabs.tsx'
import { useSearchParams } from 'react-router-dom'
import { WithVendor } from '../../shared/vendor/with-vendor.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleLog } from './people-log.tsx'

/** Who works for a business and as what, and what they did (/vendor/people). */
export default function PeopleScreen() {
  const { t } = useTranslation('vendor-people')
  return (
    <WithVendor title={t('title')} right="people">
      {(vendor) => <People key={vendor.id} vendor={vendor} />}
    </WithVendor>
  )
}

function People({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-people')
  const [params, setParams] = useSearchParams()
  return (
    <div className="max-w-reading">
      <Tabs
        label={t('title')}
        value={params.get('part') === 'log' ? 'log' : 'list'}
        onChange={(next) =>
          setParams(next === 'log' ? { part: next } : {}, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { value: 'list', label: t('tabs.list'), panel: <PeopleList vendor={vendor} /> },
          { value: 'log', label: t('tabs.log'), panel: <PeopleLog vendorId={vendor.id} /> },
        ]}
      />
    </div>
  )
}
