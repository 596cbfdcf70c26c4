import { type Referrals, useReferrals } from '@angadi/data/referrals/referrals.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'

const ShareSheet = lazy(() => import('@angadi/shell/share/share-sheet.tsx'))
const JoinReferral = lazy(() => import('./join-referral.tsx'))

/** Inviting others: the customer's code, what it brings, how many came; and the code of whoever invited them. */
export default function Invite() {
  const { data } = useReferrals()
  return data?.enabled ? <Invitations referrals={data} /> : null
}

function Invitations({ referrals }: { readonly referrals: Referrals }) {
  const { t } = useTranslation('referrals')
  const { money, number } = useFormats()
  const share = useSheet('invite')
  const join = useSheet('invited')
  const [search, setSearch] = useSearchParams()
  const given = search.get('ref')
  const { code, invited } = referrals
  const closeJoin = () => {
    if (given === null) join.close()
    else
      setSearch(
        (before) => {
          before.delete('ref')
          return before
        },
        { replace: true, preventScrollReset: true },
      )
  }
  const amounts = {
    friend: money(referrals.friend_paise),
    referrer: money(referrals.referrer_paise),
    minimum: money(referrals.minimum_paise),
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="text-sm text-ink-muted">{t('text', amounts)}</p>
      <p>
        <span className="text-sm text-ink-muted">{t('code')}</span>{' '}
        <span className="font-mono text-lg font-bold tracking-widest select-all">{code}</span>
      </p>
      <p className="text-sm">
        {[
          t('joined', { count: referrals.joined }),
          referrals.waiting > 0 ? t('waiting', { count: referrals.waiting }) : '',
          referrals.earned_paise > 0 ? t('earned', { amount: money(referrals.earned_paise) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {invited === null ? null : (
        <p className="text-sm font-semibold">
          {t('invited', { amount: money(invited.friend_paise), minimum: money(invited.minimum_paise) })}
        </p>
      )}
      <div className="flex flex-col gap-2">
        <Button icon={<Share2 aria-hidden />} onClick={share.open}>
          {t('share')}
        </Button>
        {referrals.may_join ? (
          <Button variant="secondary" onClick={join.open}>
            {t('haveCode')}
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-ink-muted">
        {t('limit', { count: referrals.month_limit, number: number(referrals.month_limit) })}
      </p>
      <Suspense>
        {share.isOpen ? (
          <ShareSheet
            title={t('title')}
            note={t('text', amounts)}
            path={`${pathTo('wallet')}?ref=${code}`}
            qrLabel={t('qr')}
            message={{ title: t('title'), text: t('message', amounts) }}
            onClose={share.close}
          />
        ) : null}
        {referrals.may_join && (join.isOpen || given !== null) ? (
          <JoinReferral given={given ?? ''} onClose={closeJoin} />
        ) : null}
      </Suspense>
    </Card>
  )
}
