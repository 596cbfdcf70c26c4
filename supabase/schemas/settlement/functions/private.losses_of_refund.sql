create or replace function private.losses_of_refund (
  order_id uuid,
  rows private.refund_row[]
)
  returns table (
    account public.ledger_account_kind,
    owner_id uuid,
    settled boolean,
    amount_paise bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.account, coalesce(s.paid_to, s.owner_id), s.settled_at is not null, lost.paise
  from private.share_values as s
  cross join lateral (select coalesce(-sum(r.amount_paise), 0)::bigint as paise from unnest(rows) as r
    where r.of_position = any (s.positions)) as gone
  cross join lateral (select private.in_proportion(s.amount_paise, s.gone_paise + gone.paise, s.base_paise)
    - private.in_proportion(s.amount_paise, s.gone_paise, s.base_paise) as paise) as lost
  where s.order_id = losses_of_refund.order_id and lost.paise > 0 and (s.settled_at is null or s.paid_to is not null)
$function$;

comment on function private.losses_of_refund(uuid, private.refund_row[]) is 'What payees lose by a refund of the charges that pay their shares: taken back where it is settled, not paid out where it is not.';

revoke all on function private.losses_of_refund(uuid, private.refund_row[]) from public;
