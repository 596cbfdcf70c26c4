create or replace function private.courier_is_settled (
  provider_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not exists (select from public.jobs as j where j.performer_id = provider_id
      and j.state not in ('delivered', 'cancelled'))
    and private.cash_in_hand(provider_id) = 0 and private.balance_of(provider_id, 'courier_payable') <= 0
    and private.reserve_of(provider_id, 'courier_payable') = 0
$function$;

revoke all on function private.courier_is_settled(uuid) from public;
