create or replace function private.closing_problems (
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  found_problems jsonb := '[]';
  under_way bigint;
begin
  select count(*) into under_way from public.enhanced_orders as o
    where o.user_id = caller and o.status not in ('delivered', 'cancelled');
  if under_way > 0 then
    found_problems := found_problems || jsonb_build_object('code', 'orders_under_way', 'count', under_way);
  end if;
  if exists (select from public.couriers as c where c.user_id = caller and c.online)
      or exists (select from public.jobs as d where d.performer_id = caller and d.state not in ('delivered',
        'cancelled')) then
    found_problems := found_problems || '{"code": "courier_at_work"}';
  end if;
  if exists (select from public.vendors as v where v.owner_id = caller and v.status not in ('draft', 'terminated'))
      or exists (select from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
        where s.user_id = caller and s.position = 'owner' and v.status <> 'draft' and not exists (
          select from public.vendor_staff as o where o.vendor_id = s.vendor_id and o.position = 'owner'
            and o.user_id <> caller))
      or exists (select from public.regions as r where r.franchise_owner_id = caller) then
    found_problems := found_problems || '{"code": "runs_business"}';
  end if;
  if exists (select from private.gateway_refunds as r where r.user_id = caller
      and r.state in ('asked', 'pending')) then
    found_problems := found_problems || '{"code": "refund_under_way"}';
  end if;
  if exists (select from public.user_roles as r where r.user_id = caller and r.role = 'admin')
      and not exists (select from public.user_roles as r where r.user_id <> caller and r.role = 'admin') then
    found_problems := found_problems || '{"code": "last_admin"}';
  end if;
  found_problems := found_problems || private.money_problems(caller);
  return found_problems;
end
$function$;

comment on function private.closing_problems(uuid) is 'Reasons why an account cannot be closed, most urgent first; the wallet is checked separately.';

revoke all on function private.closing_problems(uuid) from public;
