import type { ShopSetupSummary } from '@angadi/data/applications/shop-setup.ts'
import { ITEM_PROBLEMS } from '@angadi/domain/products/item-problem.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { CheckCircle2, Circle, Clock } from 'lucide-react'

/** What of a shop is set up while its application waits, and what became of it once it is approved. */
export function SetupChecklist({ setup }: { readonly setup: ShopSetupSummary }) {
  return setup.may_save ? <Checklist setup={setup} /> : <AfterApproval setup={setup} />
}

function Checklist({
  setup: { application_id: applicationId, sells, days, items },
}: {
  readonly setup: ShopSetupSummary
}) {
  const { t } = useTranslation('shop-setup')
  const to = pathTo('providerShopSetupApplicationId', { applicationId })
  const mark = (isDone: boolean) =>
    isDone ? (
      <CheckCircle2 aria-label={t('list.done')} className="text-success-ink" />
    ) : (
      <Circle aria-label={t('list.open')} />
    )
  return (
    <section className="mt-4 flex flex-col gap-1 border-t border-line pt-3">
      <h3 className="font-semibold">{t('list.title')}</h3>
      <p className="text-sm text-ink-muted">{t('unseen')}</p>
      <ul>
        <li className="border-b border-line">
          <ListRow
            lead={mark(days > 0)}
            title={t('hours.title')}
            note={days > 0 ? t('list.days', { count: days }) : t('list.noHours')}
            render={<AppLink to={to} />}
          />
        </li>
        <li className="border-b border-line">
          <ListRow
            lead={mark(items > 0)}
            title={t(`${sells}.title`)}
            note={items > 0 ? t(`list.${sells}`, { count: items }) : t('list.noItems')}
            render={<AppLink to={`${to}?part=items`} />}
          />
        </li>
        <li>
          <ListRow lead={<Clock aria-hidden />} title={t('list.photos')} note={t('list.photosText')} />
        </li>
      </ul>
    </section>
  )
}

function AfterApproval({
  setup: { left_out: leftOut, opens_on_begin: opens },
}: {
  readonly setup: ShopSetupSummary
}) {
  const { t } = useTranslation(['shop-setup', 'errors'])
  if (!opens && leftOut.length === 0) return null
  return (
    <div className="mt-4 flex flex-col gap-3">
      {opens ? <p>{t('after.begin')}</p> : null}
      {leftOut.length > 0 ? (
        <Banner tone="warning">
          <span className="font-semibold">{t('after.leftOut', { count: leftOut.length })}</span>
          <ul className="mt-1 flex flex-col gap-1">
            {leftOut.map(({ name, code }, at) => (
              <li key={`${name} ${at}`} className="break-words">
                {name ?? t('hours.title')}: {t(`errors:${problemNamed(code)}`)}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </div>
  )
}

function problemNamed(code: string) {
  return code === 'hours_invalid' ? code : (ITEM_PROBLEMS.find((known) => known === code) ?? 'item_invalid')
}
