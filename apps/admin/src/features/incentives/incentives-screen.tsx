import { useIncentiveRules } from '@angadi/data/incentives/incentives.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Trophy } from 'lucide-react'
import { ListBesideForm } from '../../shared/list-beside-form.tsx'
import { IncentiveForm } from './parts/incentive-form.tsx'
import { IncentiveItem } from './parts/incentive-item.tsx'

/** The rules of couriers' extra pay: what each has cost of its budget, and a form for the next one. */
export default function IncentivesScreen() {
  const { t } = useTranslation('incentives')
  return (
    <ListBesideForm
      query={useIncentiveRules()}
      keyOf={({ id }) => id}
      rowOf={(rule) => <IncentiveItem rule={rule} />}
      form={<IncentiveForm />}
      labels={{
        title: t('title'),
        list: t('list'),
        failed: t('failed'),
        none: t('noRules'),
        noneText: t('noRulesText'),
        add: t('add'),
      }}
      picture={<Trophy aria-hidden />}
    />
  )
}
