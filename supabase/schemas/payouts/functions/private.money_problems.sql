create or replace function private.money_problems (
  caller uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with owners as (
    select a.kind, sum(e.amount_paise) as balance from private.ledger_accounts as a
      join private.ledger_entries as e on e.account_id = a.id
    where a.kind <> 'customer_wallet' and (a.owner_id = caller or a.owner_id in (
      select s.vendor_id from public.vendor_staff as s where s.user_id = caller and s.position = 'owner'
        and not exists (select from public.vendor_staff as o where o.vendor_id = s.vendor_id and o.position = 'owner'
          and o.user_id <> caller)))
    group by a.kind
  ), sums as (select coalesce(sum(o.balance), 0) as net, count(*) filter (where o.balance <> 0) as open_accounts
    from owners as o)
  select case
    when exists (select from public.payouts as p join private.payout_accounts as a on a.id = p.account_id
        where p.status in ('requested', 'processing') and caller in (p.requested_by, p.owner_id, a.set_by))
      then jsonb_build_array('{"code": "payout_under_way"}'::jsonb)
    when s.net < 0 then jsonb_build_array(jsonb_build_object('code', 'owes_money', 'amount_paise', -s.net))
    when s.open_accounts > 0 then jsonb_build_array(jsonb_build_object('code', 'books_open', 'amount_paise', s.net))
    else '[]'::jsonb end
  from sums as s
$function$;

comment on function private.money_problems(uuid) is 'Why an account with earnings cannot be closed yet: a payout is under way (also one of a co-owner to an account that the caller set), the owner owes money, or there is something to pay out.';

revoke all on function private.money_problems(uuid) from public;
