create or replace function private.compensation_to (
  o public.enhanced_orders,
  amount_paise bigint
)
  returns private.movement
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  payee private.movement;
begin
  if o.vendor_id is not null then return (o.vendor_id, 'vendor_payable', amount_paise)::private.movement; end if;
  select p.owner_id, p.account, compensation_to.amount_paise into payee from (
    select coalesce(s.owner_id, private.performer_of(o.id, s.owner_role)) as owner_id, s.account, s.amount_paise
    from private.order_shares as s where s.order_id = o.id and s.account <> 'franchise_payable') as p
  where p.owner_id is not null order by p.amount_paise desc limit 1;
  if payee.owner_id is null then return (null, 'platform_revenue', amount_paise)::private.movement; end if;
  return payee;
end
$function$;

comment on function private.compensation_to(public.enhanced_orders, bigint) is 'Who is compensated for an order that is cancelled late: its seller, or without one whoever earns most of it.';

revoke all on function private.compensation_to(public.enhanced_orders, bigint) from public;
