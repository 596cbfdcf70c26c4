create or replace function private.setup_sells (
  role text
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when t.price = 'private.price_booking' then 'services' when r.vendor_kind = 'food' then 'dishes'
    when r.vendor_kind in ('grocery', 'shopping') then 'goods' end
  from private.applied_roles as r join private.trades as t on t.trade = r.trade
  where r.role = setup_sells.role and r.vendor_kind is not null
$function$;

comment on function private.setup_sells(text) is 'What whoever applies for a role will sell: dishes, goods or services; null for a role that sells nothing.';

revoke all on function private.setup_sells(text) from public;
