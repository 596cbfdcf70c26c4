create or replace function private.buckets_of (
  transaction_id uuid,
  account_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', b.bucket, 'amount_paise', b.paise) order by b.bucket), '[]')
  from (select m.bucket, sum(m.paise) as paise from (
      select l.bucket, l.amount_paise as paise from private.wallet_lots as l
      where l.transaction_id = buckets_of.transaction_id and l.account_id = buckets_of.account_id
      union all
      select l.bucket, s.amount_paise from private.wallet_spends as s join private.wallet_lots as l on l.id = s.lot_id
      where s.transaction_id = buckets_of.transaction_id and l.account_id = buckets_of.account_id) as m
    group by m.bucket) as b
$function$;

comment on function private.buckets_of(uuid, uuid) is 'The buckets that a movement of a wallet came into or was taken from: [{bucket, amount_paise}].';

revoke all on function private.buckets_of(uuid, uuid) from public;
