create or replace function public.my_earnings()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.earnings_of(e.owner_id, e.kind, e.name) order by e.kind, e.name), '[]')
    from (
    select c.user_id as owner_id, 'courier_payable'::public.ledger_account_kind as kind, c.name
      from public.couriers as c where c.user_id = caller
    union all
    select v.id, 'vendor_payable', v.name from public.vendors as v
    where v.id in (select s.vendor_id from public.vendor_staff as s where s.user_id = caller)
      and caller in (select private.staff_with(v.id, 'money'))
    union all
    select caller, 'franchise_payable', (select string_agg(r.name, ', ' order by r.name) from public.regions as r
      where r.franchise_owner_id = caller)
    where exists (select from public.regions as r where r.franchise_owner_id = caller)
      or exists (select from private.ledger_accounts as a where a.owner_id = caller and a.kind = 'franchise_payable'))
        as e);
end
$function$;

comment on function public.my_earnings() is 'Everything that the caller can be paid: [{owner_id, account_kind, name, balance_paise, cash_paise (in a courier''s hands), available_paise (after it), minimum_paise, has_stopped, instant (private.instant_terms), reserve (private.reserve_terms), has_pan, account: {method, masked, usable_from, check_state, check_reason, problem}, payouts: the last 20}].';

revoke all on function public.my_earnings() from public;

grant execute on function public.my_earnings() to authenticated, postgres;
