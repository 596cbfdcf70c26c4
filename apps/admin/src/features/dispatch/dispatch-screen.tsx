import { type DispatchRule, useDispatchRules } from '@angadi/data/dispatch/rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Route } from 'lucide-react'
import { ListBesideForm } from '../../shared/list-beside-form.tsx'
import { RuleForm } from './parts/rule-form.tsx'
import { RuleItem } from './parts/rule-item.tsx'
import { stateOfRule } from './parts/state-of-rule.ts'

const ORDER = { inForce: 0, coming: 1, past: 2 } as const

/** How jobs are offered: the rules in force, those to come and their history, and a form for the next one. */
export default function DispatchScreen() {
  const { t } = useTranslation('dispatch')
  const query = useDispatchRules()
  const place = (rule: DispatchRule) => ORDER[stateOfRule(rule, Date.now())]
  return (
    <ListBesideForm
      query={{ ...query, data: query.data?.toSorted((a, b) => place(a) - place(b)) }}
      keyOf={({ id }) => id}
      rowOf={(rule) => <RuleItem rule={rule} />}
      form={<RuleForm />}
      labels={{
        title: t('title'),
        list: t('list'),
        failed: t('failed'),
        none: t('none'),
        noneText: t('noneText'),
        add: t('add'),
      }}
      picture={<Route aria-hidden />}
    />
  )
}
